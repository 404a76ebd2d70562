import { useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { BulkAction, BulkBar } from '../BulkBar/BulkBar.tsx'
import { Button } from '../Button/Button.tsx'
import { type Article, articles, columns, keyOf, nameOf, wideColumns } from './DataTable.fixtures.tsx'
import { DataTable, type DataTableHandle } from './DataTable.tsx'

const twelve = articles(12)
const archive = fn()

const meta = preview.meta({
  component: DataTable<Article>,
  title: 'Primitives/Data/DataTable',
  parameters: { docs: { source: { type: 'code' } } },
  args: { label: 'Articles', columns, rows: twelve, keyOf, nameOf, onRetry: fn() },
})

const names = (canvas: ReturnType<typeof within>): (string | null | undefined)[] =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) => row.firstElementChild?.textContent)

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Articles' })
    await expect(table).toHaveAttribute('aria-rowcount', '13')
    await expect(canvas.getByRole('row', { name: /Ceramic mugs no. 2/ })).toHaveTextContent('137')
  },
})

export const Playground = meta.story({ args: { scrolls: 'frame', isSelectable: false } })

/** Server-rendered rows are never more than the visible ones, also during hydration. */
export const FromAServer = meta.story({
  tags: ['behaviour'],
  render: () => <div data-page="" />,
  play: async ({ canvas, canvasElement }) => {
    const table = <DataTable label="Articles" columns={columns} rows={articles(2000)} keyOf={keyOf} nameOf={nameOf} />
    const page = canvasElement.querySelector('[data-page]') as HTMLElement
    page.innerHTML = renderToString(table)
    let most = 0
    const count = new MutationObserver(() => {
      most = Math.max(most, page.querySelectorAll('tbody tr').length)
    })
    count.observe(page, { childList: true, subtree: true })
    const root = hydrateRoot(page, table)
    const rows = () => canvas.getByRole('table', { name: 'Articles' }).querySelector('tbody') as HTMLElement
    await waitFor(() => expect(rows().offsetHeight).toBeGreaterThan(50_000))
    count.disconnect()
    await expect(most).toBeLessThan(100)
    await expect(canvas.getByRole('row', { name: /Ceramic mugs no. 2/ })).toBeVisible()
    // Unmount before the story ends: rows that then measure zero would cause an update that nothing waits for.
    root.unmount()
  },
})

/** A press sorts ascending, then descending, then restores the given order. The head shows which. */
export const Sorted = meta.story({
  args: { onSortChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const given = names(canvas)
    const head = canvas.getByRole('columnheader', { name: 'Stock' })
    await expect(head).toHaveAttribute('aria-sort', 'none')
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Stock' }))
    await press()
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(names(canvas).slice(0, 3)).toEqual(['Jute sacks no. 1', 'Ceramic mugs no. 2', 'Work gloves no. 3'])
    await press()
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'stock', direction: 'descending' })
    await expect(names(canvas)[0]).toBe('Soap bars no. 12')
    await press()
    await expect(names(canvas)).toEqual(given)
    // Natural order: two comes before ten.
    await userEvent.click(canvas.getByRole('button', { name: 'Article' }))
    await expect(names(canvas).filter((name) => name?.startsWith('Desk'))).toEqual([
      'Desk lamps no. 4',
      'Desk lamps no. 11',
    ])
  },
})

/** Rows can be selected one by one, as a range with Shift, or all with the head. The bar then shows actions. */
export const Selected = meta.story({
  args: {
    isSelectable: true,
    onSelectedChange: fn(),
    bulkBar: ({ selected, ...selection }) => (
      <BulkBar {...selection}>
        <BulkAction onSelect={() => archive(selected)}>Archive</BulkAction>
      </BulkBar>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name })
    await userEvent.click(box('Select Ceramic mugs no. 2'))
    await expect(canvas.getByRole('row', { name: /Ceramic mugs no. 2/ })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(box('Select Soap bars no. 5'))
    await userEvent.keyboard('{/Shift}')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['a-2', 'a-3', 'a-4', 'a-5'])
    await expect((box('Select all rows') as HTMLInputElement).indeterminate).toBe(true)
    const bar = within(canvas.getByRole('region', { name: 'Selection' }))
    await userEvent.click(bar.getByRole('button', { name: 'Select all 12' }))
    await expect(box('Select all rows')).toBeChecked()
    await userEvent.click(bar.getByRole('button', { name: 'Archive' }))
    await expect(archive).toHaveBeenCalledWith(twelve.map(keyOf))
    await userEvent.click(box('Select all rows'))
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([])
  },
})

/** One tab stop; arrow keys, Home, End and Page keys move inside; Shift and the space bar select. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { isSelectable: true, keyboard: 'grid', onSelectedChange: fn() },
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">What follows</button>
      </>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    const at = (text: string) => expect(document.activeElement).toHaveTextContent(text)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: 'Select Jute sacks no. 1' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await at('Ceramic mugs no. 2')
    await userEvent.keyboard('{End}')
    await at('$6.30')
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('button', { name: 'Article' })).toHaveFocus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await at('$')
    await userEvent.keyboard('{Shift>} {/Shift}')
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['a-12'])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'What follows' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await at('$')
  },
})

/** When a row is removed, its selection goes too, so that an action affects only visible rows. */
export const SelectedGoes = meta.story({
  tags: ['behaviour'],
  args: { isSelectable: true, defaultSelected: ['a-2', 'a-3'], bulkBar: (selection) => <BulkBar {...selection} /> },
  render: function Render({ rows = [], ...args }) {
    const [left, setLeft] = useState(rows)
    return (
      <>
        <Button onClick={() => setLeft(left.filter(({ id }) => id !== 'a-2'))}>Sell out</Button>
        <DataTable<Article> {...args} rows={left} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('region', { name: 'Selection' })
    await expect(bar).toHaveTextContent('2 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Sell out' }))
    await expect(bar).toHaveTextContent('1 selected')
  },
})

/** Pinned columns stay visible at both ends, and so do the sums. */
export const Pinned = meta.story({
  args: { columns: wideColumns, className: 'max-h-80' },
  globals: { viewport: { value: 'tablet' } },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('[data-slot="data-table-frame"]') as HTMLElement
    const row = canvas.getByRole('row', { name: /Jute sacks no. 1\b/ })
    const lefts = () => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left))
    const before = lefts()
    frame.scrollLeft = 90
    await waitFor(() => expect(lefts()[1]).toBe((before[1] as number) - 90))
    await expect([lefts()[0], lefts().at(-1)]).toEqual([before[0], before.at(-1)])
    const foot = canvas.getByRole('row', { name: /All articles/ })
    await expect(foot).toHaveTextContent(String(twelve.reduce((sum, { stock }) => sum + stock, 0)))
    await expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.getBoundingClientRect().bottom + 1)
    frame.scrollLeft = 0
  },
})

function WithHandle({ rows }: { rows: Article[] }) {
  const handle = useRef<DataTableHandle>(null)
  return (
    <div className="grid gap-3">
      <Button onClick={() => handle.current?.scrollToRow('a-7001', { hasFocus: true })}>To no. 7001</Button>
      <DataTable
        label="Articles"
        columns={columns}
        rows={rows}
        keyOf={keyOf}
        keyboard="grid"
        handle={handle}
        rowHeight={heightOf}
      />
    </div>
  )
}

const tenThousand = articles(10_000)
const heightOf = ({ status }: Article) => (status === 'draft' ? 5 : 2.75)

/** The host sets the height of each row, and can scroll to any of them. */
export const OwnHeights = meta.story({
  tags: ['behaviour', '!autodocs'],
  render: () => <WithHandle rows={tenThousand} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'To no. 7001' }))
    const row = canvas.getByRole('row', { name: /no\. 7001\b/ })
    await expect(row.firstElementChild).toHaveFocus()
    const frame = canvasElement.querySelector('[data-slot="data-table-frame"]') as HTMLElement
    const place = () => row.getBoundingClientRect()
    await waitFor(() => expect(place().bottom).toBeLessThanOrEqual(frame.getBoundingClientRect().bottom))
    await expect(place().top).toBeGreaterThanOrEqual(frame.getBoundingClientRect().top)
    await waitFor(() => canvas.getByRole('row', { name: /no\. 6999\b/ }))
    const [tall, low] = [/no\. 6999\b/, /no\. 7000\b/].map((name) => canvas.getByRole('row', { name }))
    await expect(low?.getBoundingClientRect().height).toBe(44)
    await expect(tall?.getBoundingClientRect().height).toBe(80)
    await expect(tall?.getBoundingClientRect().bottom).toBe(low?.getBoundingClientRect().top)
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
  },
})

/** Rows are lower in compact density. */
export const Compact = meta.story({
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Jute sacks no. 1\b/ })
    await waitFor(() => expect(row.getBoundingClientRect().height).toBe(44))
  },
})

export const RightToLeft = meta.story({
  args: { columns: wideColumns, keyboard: 'grid' },
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('Jute sacks no. 1')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(document.activeElement).toHaveTextContent('listed')
    const row = canvas.getByRole('row', { name: /Jute sacks no. 1\b/ })
    const [first, second] = [...row.children].map((cell) => cell.getBoundingClientRect().right)
    await expect(first).toBeGreaterThan(second as number)
    const frame = canvasElement.querySelector('[data-slot="data-table-frame"]') as HTMLElement
    const price = () => (row.lastElementChild as HTMLElement).getBoundingClientRect().left
    const left = frame.getBoundingClientRect().left + frame.clientLeft
    await expect(Math.round(price())).toBe(Math.round(left))
    frame.scrollLeft = -90
    await expect(Math.round(price())).toBe(Math.round(left))
  },
})

export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  },
})

export const Loading = meta.story({
  args: { rows: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading rows')
  },
})

export const Failed = meta.story({
  args: { rows: undefined, error: new Error('unavailable') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Pinned columns, selection, sorting and sums together. */
export const Together = meta.story({
  args: {
    columns: wideColumns,
    rows: twelve.slice(0, 5),
    isSelectable: true,
    selected: ['a-2', 'a-3'],
    defaultSort: { column: 'price', direction: 'descending' },
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Pinned, Together, Empty, Loading, Failed }} />,
})
