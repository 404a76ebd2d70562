import type { Product } from '@arot/ui'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ownProducts } from '../own.fixtures.ts'
import type { CellChange, CellVerdict, ValidateCell } from '../workspace.ts'
import { OwnProductsTable, type OwnProductsTableProps } from './OwnProductsTable.tsx'

const answer = fn<(changes: CellChange[]) => Partial<CellVerdict>[] | Promise<Partial<CellVerdict>[]>>()

/** A host that stores the answers of its server. */
function TableHost(props: OwnProductsTableProps) {
  const [products, setProducts] = useState(props.products)
  async function change(changes: CellChange[]) {
    const said = await answer(changes)
    const verdicts = changes.map(({ id }, place): CellVerdict => ({ id, verdict: 'changed', ...said?.[place] }))
    setProducts((all) =>
      all?.map((product) => {
        const place = changes.findIndex(({ id }) => id === product._id)
        const [cell, verdict] = [changes[place], verdicts[place]]
        if (cell === undefined || verdict === undefined) return product
        return { ...product, [cell.field]: verdict.verdict === 'changed' ? cell.to : (verdict.current ?? cell.from) }
      }),
    )
    return verdicts
  }
  return <OwnProductsTable {...props} products={products} onChangeCells={change} />
}

const validate: ValidateCell = (_, field, value) =>
  field === 'price' && Number(value) <= 0 ? 'Price must be more than 0' : undefined

const meta = preview.meta({
  component: OwnProductsTable,
  title: 'Trade/Bulk editing/OwnProductsTable',
  render: (args) => <TableHost {...args} />,
  args: {
    products: ownProducts,
    hrefFor: ({ _id }: Product) => `#${_id}`,
    updateHrefFor: ({ _id }: Product) => `#update-${_id}`,
    pricesHrefFor: ({ _id }: Product) => `#prices-${_id}`,
    onChangeCells: fn(),
    validate,
    onHiddenChange: fn(),
    onWidthsChange: fn(),
    onRetry: fn(),
  },
  beforeEach: () => {
    answer.mockReset()
  },
})

const cell = (canvas: ReturnType<typeof within>, row: RegExp, head: string) => {
  const place = canvas.getAllByRole('columnheader').findIndex((one: HTMLElement) => one.textContent === head)
  return canvas.getByRole('row', { name: row }).children[place] as HTMLElement
}
const trainer = /Court Trainer/
const lotion = /Shea Body Lotion/

/** On a wide screen the names get the extra width, not the SKUs. */
export const WideNames = meta.story({
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const width = (head: string) => cell(canvas, trainer, head).getBoundingClientRect().width
    await expect(width('SKU')).toBeLessThanOrEqual(112)
    await expect(width('Name')).toBeGreaterThan(1.8 * width('Category'))
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: trainer })
    for (const text of ['AR-101', 'Fashion & Apparel', '1,240', '60', '12', '$12.90', 'from $10.20', 'Published'])
      await expect(row).toHaveTextContent(text)
    await expect(canvas.getByRole('link', { name: /^from \$10.20: prices of Court/ })).toHaveAttribute(
      'href',
      '#prices-p-trainer',
    )
  },
})

/** Stock that fills the minimum but no whole carton is marked, because nobody can buy it. */
export const BelowWholeCarton = meta.story({
  args: {
    products: [
      { ...(ownProducts[1] as Product), minQuantity: 100, mainQuantity: 110, orderMultiple: 24 },
      { ...(ownProducts[2] as Product), minQuantity: 100, mainQuantity: 110, orderMultiple: 11 },
    ],
  },
  play: async ({ canvas }) => {
    const [below, enough] = canvas.getAllByText('110')
    await expect(below).toHaveClass('text-arot-signal-strong')
    await expect(enough).not.toHaveClass('text-arot-signal-strong')
  },
})

const heads = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('columnheader').map((head: HTMLElement) => head.textContent)

/** On a phone the name, the stock and the price fill the screen without a swipe. The other columns can be shown. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(heads(canvas)).toEqual(['Select all rows', 'Name', 'Stock', 'Price'])
    const frame = canvasElement.querySelector('[data-slot=data-table-frame]') as HTMLElement
    await expect(frame.scrollWidth).toBe(frame.clientWidth)
    await expect(canvas.queryByRole('separator')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Columns 7 hidden' }))
    const picker = within(await screen.findByRole('dialog', { name: 'Columns' }))
    await userEvent.click(picker.getByRole('checkbox', { name: 'State' }))
    await expect(heads(canvas)).toEqual(['Select all rows', 'Name', 'Stock', 'Price', 'State'])
    await userEvent.click(picker.getByRole('button', { name: 'Show all' }))
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith([])
    await expect(heads(canvas)).toHaveLength(11)
  },
})

/** Hidden columns leave their room to the names. The name itself cannot be hidden. */
export const HiddenColumns = meta.story({
  args: { hidden: ['name', 'sku', 'category'], widths: { price: 9 } },
  play: async ({ canvas }) => {
    await expect(heads(canvas)).not.toContain('SKU')
    await expect(canvas.getByRole('button', { name: 'Columns 2 hidden' })).toBeVisible()
    await expect(cell(canvas, trainer, 'Price').offsetWidth).toBe(144)
    await expect(cell(canvas, trainer, 'Name').offsetWidth).toBeGreaterThan(256)
  },
})

/** With Shift, an arrow key on a head makes its column wider. */
export const WiderByKeyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Category' }).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(cell(canvas, trainer, 'Category').offsetWidth).toBe(120))
    await expect(args.onWidthsChange).toHaveBeenLastCalledWith(expect.objectContaining({ category: 7.5 }))
  },
})

export const Playground = meta.story({})

/** Typing replaces the value, Enter saves it and goes to the row below. The change can be undone. */
export const ChangedAndUndone = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    cell(canvas, trainer, 'Stock').focus()
    await userEvent.keyboard('40{Enter}')
    await waitFor(() => expect(cell(canvas, lotion, 'Stock')).toHaveFocus())
    await expect(answer).toHaveBeenLastCalledWith([{ id: 'p-trainer', field: 'mainQuantity', from: 1240, to: 40 }])
    await expect(canvas.getByText('Stock of Court Trainer, Mixed Sizes changed from 1,240 to 40')).toBeVisible()
    await expect(within(cell(canvas, trainer, 'Stock')).getByRole('img', { name: 'Saved' })).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(await canvas.findByText('Undone.')).toBeVisible()
    await expect(answer).toHaveBeenLastCalledWith([{ id: 'p-trainer', field: 'mainQuantity', from: 40, to: 1240 }])
    await expect(cell(canvas, trainer, 'Stock')).toHaveTextContent('1,240')
    await expect(cell(canvas, lotion, 'Stock')).toHaveFocus()
  },
})

/** Undo removes its own button, and the focus stays above the table. */
export const UndoneByButton = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    cell(canvas, trainer, 'Stock').focus()
    await userEvent.keyboard('40{Enter}')
    const undo = await canvas.findByRole('button', { name: 'Undo' })
    undo.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Undone.')).toBeVisible()
    await waitFor(() => expect(undo).not.toBeInTheDocument())
    await expect(document.activeElement).toContainElement(canvas.getByText('Undone.'))
    await expect(document.body).not.toHaveFocus()
  },
})

/** The cell shows the error of a host's rule before it sends anything, and the error of the server. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    cell(canvas, trainer, 'Price').focus()
    await userEvent.keyboard('0{Enter}')
    const field = canvas.getByRole('textbox', { name: 'Price of Court Trainer, Mixed Sizes' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('Price must be more than 0'))
    await expect(answer).not.toHaveBeenCalled()
    answer.mockReturnValueOnce([{ verdict: 'invalid', message: 'Below the last step of its ladder' }])
    await userEvent.clear(field)
    await userEvent.keyboard('9{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Below the last step of its ladder'))
    await expect(field).toHaveFocus()
  },
})

export const Saving = meta.story({
  play: async ({ canvas, userEvent }) => {
    answer.mockReturnValue(new Promise(() => {}))
    cell(canvas, trainer, 'Minimum').focus()
    await userEvent.keyboard('72{Enter}')
    await expect(canvas.getByRole('textbox', { name: /^Minimum of Court/ })).toHaveAttribute('aria-busy', 'true')
  },
})

/** Somebody else was faster: the user keeps their value or sets the own one. */
export const Stale = meta.story({
  play: async ({ canvas, userEvent }) => {
    answer.mockReturnValueOnce([{ verdict: 'stale', current: 37 }])
    cell(canvas, trainer, 'Stock').focus()
    await userEvent.keyboard('40{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It is now 37. You entered 40.')
    await userEvent.click(canvas.getByRole('button', { name: 'Set 40' }))
    await expect(answer).toHaveBeenLastCalledWith([{ id: 'p-trainer', field: 'mainQuantity', from: 37, to: 40 }])
    await waitFor(() => expect(cell(canvas, trainer, 'Stock')).toHaveFocus())
  },
})

/** A bulk edit shows a preview before and the outcome after, with a reason for each unchanged product. */
export const ManyAtOnce = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    answer.mockReturnValueOnce([{}, { verdict: 'stale', current: 13.5 }])
    for (const name of [/^Select Studio/, /^Select Court/])
      await userEvent.click(canvas.getByRole('checkbox', { name }))
    await userEvent.click(canvas.getByRole('button', { name: 'Change figures' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 products' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Price' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Raise by %' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Percent/ }), '10')
    await expect(await dialog.findByText('$42.35')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 products' }))
    await expect(await dialog.findByText(/1 product was changed, 1 could not be changed/)).toBeVisible()
    await expect(dialog.getByText('It changed in the meantime. It is now $13.50.')).toBeVisible()
    await userEvent.click(dialog.getByText('Close', { selector: 'button' }))
    await expect(canvas.getByText('1 product changed')).toBeVisible()
    await expect(cell(canvas, /Studio/, 'Price')).toHaveTextContent('$42.35')
    // The same products again open a fresh dialog.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Change figures' }))
    const again = within(await screen.findByRole('dialog', { name: 'Change 2 products' }))
    await expect(again.getByRole('button', { name: 'Change' })).toBeVisible()
    await expect(again.queryByText(/was changed/)).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
})

/** The table sorts only on demand, so that a row does not move while it is edited. */
export const SteadyOrder = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stock' }))
    const names = () => canvas.getAllByRole('row').map(({ textContent }) => textContent?.slice(0, 12))
    const before = names()
    cell(canvas, trainer, 'Stock').focus()
    await userEvent.keyboard('99999{Enter}')
    await waitFor(() => expect(cell(canvas, trainer, 'Stock')).toHaveTextContent('99,999'))
    await expect(names()).toEqual(before)
  },
})

export const Loading = meta.story({ args: { products: undefined, isLoading: true } })

export const Empty = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No products found' })).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { products: undefined, error: new Error('unreachable') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Loading, Empty, Failed }} />,
})
