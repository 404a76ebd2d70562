import type { HostSettings } from '@arot/ui'
import { formatMoney, formatNumber } from '@arot/ui/internal/lib/format'
import type { CellValues } from './workspace.ts'

/** What a cell holds, as the reader writes it. */
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
