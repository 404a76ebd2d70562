import { useMemo, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { type Article, articles, columns, keyOf } from '../DataTable/DataTable.fixtures.tsx'
import { type DataColumn, DataTable, numberEdit } from '../DataTable/DataTable.tsx'
import { ColumnPicker, type ColumnPickerProps } from './ColumnPicker.tsx'

const meta = preview.meta({
  component: ColumnPicker,
  title: 'Primitives/Data/ColumnPicker',
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
  args: {
    columns: [
      { id: 'name', title: 'Article', isRowHeader: true },
      { id: 'status', title: 'Status' },
      { id: 'stock', title: 'Stock' },
      { id: 'price', title: 'Price' },
    ],
    onHiddenChange: fn(),
  },
})

type Acting = { canvas: ReturnType<typeof within>; userEvent: { click: (element: Element) => Promise<void> } }

async function open({ canvas, userEvent }: Acting) {
  await userEvent.click(canvas.getByRole('button', { name: /^Columns/ }))
  return within(await screen.findByRole('dialog', { name: 'Columns' }))
}

/** The row header is not in the list. The button shows the number of hidden columns, and one press shows all again. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const picker = await open({ canvas, userEvent })
    const boxes = () => picker.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
    await expect(boxes()).toEqual([true, true, true])
    await userEvent.click(picker.getByRole('checkbox', { name: 'Status' }))
    await userEvent.click(picker.getByRole('checkbox', { name: 'Price' }))
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(['status', 'price'])
    await expect(canvas.getByText('2 hidden')).toBeVisible()
    const showAll = picker.getByRole('button', { name: 'Show all' })
    await userEvent.click(showAll)
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith([])
    await expect(boxes()).toEqual([true, true, true])
    await expect(showAll).toHaveFocus()
    await expect(canvas.queryByText(/hidden/)).not.toBeInTheDocument()
  },
})

export const Playground = meta.story({ args: { align: 'start' } })

export const Open = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultHidden: ['stock'], align: 'start' },
  play: async ({ canvas, userEvent }) => {
    await expect(await open({ canvas, userEvent })).toBeTruthy()
  },
})

/** If the host ignores the change, nothing changes. */
export const Controlled = meta.story({
  tags: ['behaviour'],
  args: { hidden: ['stock'] },
  play: async ({ canvas, userEvent, args }) => {
    const picker = await open({ canvas, userEvent })
    await userEvent.click(picker.getByRole('checkbox', { name: 'Stock' }))
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith([])
    await expect(picker.getByRole('checkbox', { name: 'Stock' })).not.toBeChecked()
    await expect(canvas.getByText('1 hidden')).toBeVisible()
  },
})

/** The last visible column cannot be hidden, and the reason appears. Hidden ids of other columns are kept. */
export const LastColumn = meta.story({
  tags: ['behaviour'],
  args: {
    columns: [
      { id: 'stock', title: 'Stock' },
      { id: 'price', title: 'Price' },
    ],
    defaultHidden: ['price', 'of another table'],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1 hidden')).toBeVisible()
    const picker = await open({ canvas, userEvent })
    const last = picker.getByRole('checkbox', { name: 'Stock' })
    await expect(last).toHaveAccessibleDescription('One column stays.')
    await userEvent.click(last)
    await expect(args.onHiddenChange).not.toHaveBeenCalled()
    await userEvent.click(picker.getByRole('button', { name: 'Show all' }))
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(['of another table'])
    await userEvent.click(picker.getByRole('button', { name: 'Show all' }))
    await expect(args.onHiddenChange).toHaveBeenCalledOnce()
  },
})

/** Columns with the same title show their groups. */
export const Grouped = meta.story({
  args: {
    columns: [
      { id: 'mug', title: 'Article', isRowHeader: true },
      { id: 'here', group: 'Dhaka', title: 'Stock' },
      { id: 'there', group: 'Khulna', title: 'Stock' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    const picker = await open({ canvas, userEvent })
    await userEvent.click(picker.getByRole('checkbox', { name: 'Khulna, Stock' }))
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(['there'])
  },
})

/** The keyboard alone opens it, changes columns and returns to the button. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const picker = within(await screen.findByRole('dialog', { name: 'Columns' }))
    await waitFor(() => expect(picker.getByRole('checkbox', { name: 'Status' })).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(['status'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns 1 hidden' })).toHaveFocus())
  },
})

/** With a table: rows keep their order while columns are hidden and shown. */
export const WithATable = meta.story({
  render: (args) => <TableOfArticles {...args} />,
  play: async ({ canvas, userEvent }) => {
    const heads = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    const first = () => canvas.getAllByRole('row')[1]?.firstElementChild?.textContent
    await userEvent.click(canvas.getByRole('button', { name: 'Stock' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Stock' }))
    const most = first()
    const picker = await open({ canvas, userEvent })
    await userEvent.click(picker.getByRole('checkbox', { name: 'Stock' }))
    await expect(heads()).toEqual(['Article', 'Status', 'Minimum', 'Price'])
    await expect(first()).toBe(most)
    await userEvent.click(picker.getByRole('checkbox', { name: 'Stock' }))
    await expect(heads()).toEqual(['Article', 'Status', 'Stock', 'Minimum', 'Price'])
    await expect(first()).toBe(most)
  },
})

/** In a grid, hiding the column with the tab stop and an open editor leaves a tab stop, and other cells stay editable. */
export const WithAGrid = meta.story({
  tags: ['behaviour'],
  render: (args) => <TableOfArticles {...args} from={editable} />,
  play: async ({ canvas, userEvent }) => {
    const cell = (row: number, column: number) => canvas.getAllByRole('row')[row]?.children[column] as HTMLElement
    const editor = (row: number) => within(cell(row, 3)).getByRole('textbox')
    await userEvent.dblClick(cell(2, 4))
    await userEvent.keyboard('7')
    const picker = await open({ canvas, userEvent })
    await userEvent.click(picker.getByRole('checkbox', { name: 'Price' }))
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument())
    await expect(canvas.getByRole('grid').querySelectorAll('tbody [tabindex="0"]')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await userEvent.dblClick(cell(3, 3))
    await expect(editor(3)).toHaveFocus()
  },
})

const named = columns.map((column) => ({ ...column, isRowHeader: column.id === 'name' }))
const editable = named.map((column) =>
  column.id === 'minimum' || column.id === 'price'
    ? {
        ...column,
        edit: numberEdit<Article>({ value: (article) => article[column.id as 'price'], onCommit: () => null }),
      }
    : column,
)
const rows = articles(12)

function TableOfArticles({
  from = named,
  ...props
}: Partial<ColumnPickerProps> & { from?: readonly DataColumn<Article>[] }) {
  const [hidden, setHidden] = useState<string[]>([])
  const visible = useMemo(
    () => from.filter(({ id, isRowHeader }) => isRowHeader || !hidden.includes(id)),
    [from, hidden],
  )
  return (
    <div className="grid gap-3">
      <div className="justify-self-end">
        <ColumnPicker {...props} columns={from} hidden={hidden} onHiddenChange={setHidden} />
      </div>
      <DataTable label="Articles" columns={visible} rows={rows} keyOf={keyOf} />
    </div>
  )
}
