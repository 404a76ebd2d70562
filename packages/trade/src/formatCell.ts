import type { HostSettings } from '@arot/ui'
import { formatMoney, formatNumber } from '@arot/ui/internal/lib/format'
import type { CellValues } from './workspace.ts'

/** The value of a cell as text in the reader's locale. */
export function writeCell(
  field: keyof CellValues,
  value: unknown,
  states: Record<'published' | 'withdrawn', string>,
  { locale, currency }: Pick<HostSettings, 'locale' | 'currency'>,
) {
  if (field === 'withdrawn') return value ? states.withdrawn : states.published
  if (typeof value !== 'number') return String(value ?? '') || '–'
  return field === 'price' ? formatMoney(value, currency, locale) : formatNumber(value, locale)
}
