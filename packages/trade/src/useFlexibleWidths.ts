'use client'

import type { DataColumn } from '@arot/ui/DataTable'
import { useColumnWidths } from '@arot/ui/useColumnWidths'
import { useMemo } from 'react'

/**
 * Makes the columns without a fixed width resizable, because a long text is cut there. Figures and dates always fit, and
 * a handle can be a tab stop.
 */
export function useFlexibleWidths<Row>(
  all: readonly DataColumn<Row>[],
  settings: Parameters<typeof useColumnWidths>[1],
) {
  const flexible = useMemo(() => all.filter(({ width }) => typeof width !== 'number'), [all])
  const { columns } = useColumnWidths(flexible, settings)
  return useMemo(() => all.map((one) => columns.find(({ id }) => id === one.id) ?? one), [all, columns])
}
