import type { DataColumn } from '@arot/ui/DataTable'
import { useColumnWidths } from '@arot/ui/useColumnWidths'
import { useMemo } from 'react'

/**
 * Makes the columns of text resizable, because a long text is cut. Figures and dates always fit, and each handle is a tab
 * stop.
 */
export function useTextWidths<Row>(all: readonly DataColumn<Row>[], settings: Parameters<typeof useColumnWidths>[1]) {
  const texts = useMemo(() => all.filter(({ width }) => typeof width !== 'number'), [all])
  const { columns } = useColumnWidths(texts, settings)
  return useMemo(() => all.map((one) => columns.find(({ id }) => id === one.id) ?? one), [all, columns])
}
