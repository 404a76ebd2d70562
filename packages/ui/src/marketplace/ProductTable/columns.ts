import { cva } from 'class-variance-authority'

/**
 * One template for the head and for every row: fixed or fractions, never of a cell's content, so columns stay in line.
 * On paper all but the last, which has nothing to press there, are as wide as a sheet.
 */
export const rowGrid =
  'grid grid-cols-[4.5rem_minmax(12rem,2fr)_minmax(8rem,1fr)_minmax(9rem,1.2fr)_8rem_6rem_7.5rem_8rem_6rem] items-center print:grid-cols-[3.5rem_minmax(0,2fr)_minmax(0,1.1fr)_minmax(0,1.4fr)_7.5rem_4rem_4.5rem_5.5rem]'

/** As wide as the columns need at least; a smaller frame scrolls sideways. */
export const tableWidth = 'block w-full min-w-[69rem] print:min-w-0'

/** The first column stays in sight while the others pass under it. */
export const cell = cva('px-3 print:px-1.5', {
  variants: {
    column: {
      image: 'flex h-full items-center bg-inherit @max-[69rem]:sticky @max-[69rem]:start-0 @max-[69rem]:z-arot-raised',
      text: 'text-start',
      // In every script the units are at the right, and there figures stand below each other.
      figure: '[direction:ltr] text-end tabular-nums',
      action: 'text-start print:hidden',
    },
  },
})

/**
 * The parts of a table, named as such: their `display` is changed for speed, and a browser may then forget what they are.
 */
export const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
}
