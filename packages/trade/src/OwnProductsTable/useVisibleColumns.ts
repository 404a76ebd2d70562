'use client'

import type { Product } from '@arot/ui'
import type { DataColumn } from '@arot/ui/DataTable'
import { type ColumnWidths, useColumnWidths } from '@arot/ui/useColumnWidths'
import { useMemo, useState } from 'react'

export type ColumnSettings = {
  /** The ids of the hidden columns. @default none, or on a phone all but name, stock and price */
  hidden?: readonly string[] | undefined
  /** Called with the ids of all hidden columns after each change. */
  onHiddenChange?: ((hidden: string[]) => void) | undefined
  /** The changed widths of columns in rem, by id. A phone does not use them. */
  widths?: ColumnWidths | undefined
  /** Called with all changed widths at the end of a change. */
  onWidthsChange?: ((widths: ColumnWidths) => void) | undefined
}

const none: string[] = []
const onPhone = ['name', 'mainQuantity', 'price']

/** The columns that the supplier wants to see. On a phone their heads have no handles, because these are over the titles. */
export function useVisibleColumns(
  all: readonly DataColumn<Product>[],
  { hidden: controlled, onHiddenChange, widths, onWidthsChange }: ColumnSettings,
  isPhone: boolean,
) {
  const [chosen, setChosen] = useState<string[]>()
  const optional = useMemo(() => all.map(({ id }) => id).filter((id) => !onPhone.includes(id)), [all])
  const hidden = controlled ?? chosen ?? (isPhone ? optional : none)
  const visible = useMemo(() => all.filter(({ id, isRowHeader }) => isRowHeader || !hidden.includes(id)), [all, hidden])
  const resizable = useColumnWidths(visible, { widths, onWidthsChange })

  function choose(next: string[]) {
    setChosen(next)
    onHiddenChange?.(next)
  }

  return { columns: isPhone ? visible : resizable.columns, picker: { columns: all, hidden, onHiddenChange: choose } }
}
