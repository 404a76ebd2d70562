// Cells that the user edits in place.
import { useMemo, useState } from 'react'
import { expect, fn, waitFor, type within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { type Article, articles, columns, keyOf, nameOf } from './DataTable.fixtures.tsx'
import {
  choiceEdit,
  type DataColumn,
  DataTable,
  type DataTableProps,
  numberEdit,
  type Stale,
  textEdit,
} from './DataTable.tsx'

type Answer = string | Stale<Article> | undefined
type Change = (row: Article, change: Partial<Article>) => Answer | Promise<Answer>

/** A host that saves each change, unless `judge` rejects it. */
function Editable({ judge, ...props }: DataTableProps<Article> & { judge: Change }) {
  const [rows, setRows] = useState(props.rows ?? [])
  const editable = useMemo(() => {
    const change = async (row: Article, next: Partial<Article>) => {
      const refusal = await judge(row, next)
      if (refusal === undefined) {
        setRows((all) => all.map((one) => (one.id === row.id ? { ...one, ...next } : one)))
      }
      return refusal
    }
    return props.columns.map((column) => withEdit(column, change))
  }, [props.columns, judge])
  return <DataTable {...props} rows={rows} columns={editable} />
}

function withEdit(column: DataColumn<Article>, change: Change): DataColumn<Article> {
  if (column.id === 'name') {
    return {
      ...column,
      edit: textEdit({ value: ({ name }) => name, onCommit: (row, name) => change(row, { name }) }),
    }
  }
  if (column.id === 'stock') {
    return {
      ...column,
      edit: numberEdit({ value: ({ stock }) => stock, onCommit: (row, stock) => change(row, { stock }) }),
    }
  }
  if (column.id === 'status') {
    return {
      ...column,
      edit: choiceEdit({
        options: [
          { value: 'listed', label: 'listed' },
          { value: 'draft', label: 'draft' },
        ],
        value: ({ status }) => status,
        onCommit: (row, status) => change(row, { status: status as Article['status'] }),
      }),
    }
  }
  return column
}

const judge = fn<Change>()

const meta = preview.meta({
  component: DataTable<Article>,
  title: 'Primitives/Data/DataTable/Editing',
  tags: ['behaviour', '!autodocs'],
  render: (args) => <Editable {...args} judge={judge} />,
  args: { label: 'Articles', columns, rows: articles(8), keyOf, nameOf },
  beforeEach: () => {
    judge.mockReset()
  },
})

const cell = (canvas: ReturnType<typeof within>, row: RegExp, column: number) =>
  canvas.getByRole('row', { name: row }).children[column] as HTMLElement

const cups = /Ceramic mugs no. 2/
const gloves = /Work gloves no. 3/

/** Enter starts editing; Enter saves and moves to the row below. Escape cancels. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    cell(canvas, cups, 2).focus()
    await userEvent.keyboard('{Enter}')
    const field = canvas.getByRole('textbox', { name: 'Stock of Ceramic mugs no. 2' })
    await expect(field).toHaveValue('137')
    await userEvent.keyboard('250{Enter}')
    await waitFor(() => expect(cell(canvas, gloves, 2)).toHaveFocus())
    // Inside the cell, because the row cuts off everything at its edges.
    await expect(cell(canvas, gloves, 2)).toHaveStyle({ outlineOffset: '-2px' })
    await expect(cell(canvas, cups, 2)).toHaveTextContent('250')
    await expect(judge).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'a-2' }), { stock: 250 })
    await userEvent.keyboard('9{Escape}')
    await expect(cell(canvas, gloves, 2)).toHaveFocus()
    await expect(cell(canvas, gloves, 2)).toHaveTextContent('274')
    await expect(judge).toHaveBeenCalledTimes(1)
  },
})

/** Typing on a cell starts editing and replaces the value. Tab saves and moves along the row. */
export const TypedInto = meta.story({
  play: async ({ canvas, userEvent }) => {
    cell(canvas, cups, 0).focus()
    await userEvent.keyboard('C')
    const field = canvas.getByRole('textbox', { name: 'Article of Ceramic mugs no. 2' })
    await expect(field).toHaveValue('C')
    await userEvent.keyboard('ups')
    await userEvent.tab()
    await waitFor(() => expect(cell(canvas, /Cups/, 1)).toHaveFocus())
    await userEvent.keyboard('{F2}')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status of Cups' }), 'draft')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cell(canvas, /Cups/, 1)).toHaveTextContent('draft'))
  },
})

/** An invalid value shows an error at the cell and stays, so that the user can correct it. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    judge.mockImplementation((_, { stock }) => ((stock ?? 0) > 1000 ? 'More than the warehouse holds' : undefined))
    await userEvent.dblClick(cell(canvas, cups, 2))
    const field = canvas.getByRole('textbox', { name: 'Stock of Ceramic mugs no. 2' })
    await userEvent.clear(field)
    await userEvent.keyboard('many{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Write a number')
    await expect(judge).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.keyboard('5000{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription('More than the warehouse holds'))
    await expect(field).toHaveValue('5000')
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.keyboard('900{Enter}')
    await waitFor(() => expect(cell(canvas, cups, 2)).toHaveTextContent('900'))
  },
})

/** Leaving the cell saves the value. A rejected value is still there when the user comes back. */
export const LeftByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(cell(canvas, cups, 2))
    await userEvent.keyboard('77')
    await userEvent.click(cell(canvas, gloves, 0))
    await waitFor(() => expect(cell(canvas, cups, 2)).toHaveTextContent('77'))
    judge.mockRejectedValue(new Error('unavailable'))
    await userEvent.dblClick(cell(canvas, cups, 2))
    await userEvent.keyboard('88')
    await userEvent.click(cell(canvas, gloves, 0))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This could not be saved. Try again.'))
    const field = canvas.getByRole('textbox', { name: 'Stock of Ceramic mugs no. 2' })
    await expect(field).toHaveValue('88')
    await userEvent.dblClick(cell(canvas, gloves, 2))
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('88')
  },
})

const cupsNow = { ...(articles(2)[1] as Article), stock: 37 }

/** Another person was faster: both values appear and the user chooses one. The focus is never lost. */
export const ChangedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    judge.mockResolvedValueOnce({ now: cupsNow })
    cell(canvas, cups, 2).focus()
    await userEvent.keyboard('40{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It is now 37. You entered 40.')
    const keep = canvas.getByRole('button', { name: 'Keep 37' })
    await expect(keep).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Set 40' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Stock of Ceramic mugs no. 2' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(cell(canvas, cups, 2)).toHaveFocus())
    await expect(judge).toHaveBeenLastCalledWith(cupsNow, { stock: 40 })
    await expect(cell(canvas, cups, 2)).toHaveTextContent('40')
  },
})

/** Enter and Escape choose the other person's value; a press elsewhere chooses neither. */
export const TheirsStay = meta.story({
  play: async ({ canvas, userEvent }) => {
    judge.mockResolvedValue({ now: cupsNow })
    cell(canvas, cups, 2).focus()
    await userEvent.keyboard('40{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Keep 37' })).toHaveFocus()
    await userEvent.click(cell(canvas, gloves, 0))
    await expect(canvas.getByRole('button', { name: 'Set 40' })).toBeVisible()
    canvas.getByRole('button', { name: 'Keep 37' }).focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(cell(canvas, cups, 2)).toHaveFocus())
    await expect(judge).toHaveBeenCalledTimes(1)
  },
})

/** A commit that ends after Escape does not affect an editor that the user has opened since. */
export const EndsAfterEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    judge.mockReturnValueOnce(promise)
    cell(canvas, cups, 2).focus()
    await userEvent.keyboard('40{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Stock of Ceramic mugs no. 2' })).toHaveAttribute('aria-busy')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(cell(canvas, cups, 2)).toHaveFocus())
    cell(canvas, gloves, 2).focus()
    await userEvent.keyboard('88')
    resolve(undefined)
    await waitFor(() => expect(cell(canvas, cups, 2)).toHaveTextContent('40'))
    const field = canvas.getByRole('textbox', { name: 'Stock of Work gloves no. 3' })
    await expect(field).toHaveValue('88')
    await expect(field).toHaveFocus()
  },
})

/** A choice made while an earlier one is being saved is saved after it. */
export const ChosenWhilePending = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    judge.mockReturnValueOnce(promise)
    cell(canvas, cups, 1).focus()
    await userEvent.keyboard('{Enter}')
    const list = canvas.getByRole('combobox', { name: 'Status of Ceramic mugs no. 2' })
    await userEvent.selectOptions(list, 'draft')
    await userEvent.keyboard('{Enter}')
    await expect(list).toHaveAttribute('aria-busy')
    await userEvent.selectOptions(list, 'listed')
    await userEvent.keyboard('{Enter}')
    resolve(undefined)
    await waitFor(() => expect(judge).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(list).not.toBeInTheDocument())
    await expect(judge).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'a-2' }), { status: 'listed' })
    await expect(cell(canvas, cups, 1)).toHaveTextContent('listed')
  },
})
