// Tables with many rows: rendering, screen readers and keyboard.
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import type { Product } from '../product.ts'
import { manyProducts } from '../products.fixtures.ts'
import { ProductTable, type ProductTableProps } from './ProductTable.tsx'

const hundredThousand = manyProducts(100_000)

const meta = preview.meta({
  component: ProductTable,
  title: 'Marketplace/Finding products/ProductTable/Many rows',
  // Not on a documentation page, which would render every story at once, with hundreds of thousands of rows.
  tags: ['behaviour', '!autodocs'],
  // Not an arg: Storybook would copy every row into its messages and into the story's source.
  parameters: { docs: { source: { type: 'code' } } },
  render: (args) => <ProductTable {...args} products={hundredThousand} />,
  args: {
    products: [],
    hrefFor: (product: Product) => `/product/${product._id}`,
    updateHrefFor: (product: Product) => `/update-product/${product._id}`,
  },
})

function partsOf(canvasElement: HTMLElement) {
  const frame = canvasElement.querySelector<HTMLElement>('[data-slot="data-table-frame"]')
  const body = frame?.querySelector<HTMLElement>('tbody')
  if (!frame || !body) throw new Error('no table')
  return { frame, body }
}

const rowHeight = (body: HTMLElement) => body.offsetHeight / hundredThousand.length

/** 100,000 rows in a frame: fewer than 1,000 elements, and the row in the middle is the right one. */
export const InItsFrame = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { frame, body } = partsOf(canvasElement)
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '100001')
    frame.scrollTop = 50_000 * rowHeight(body)
    const row = await waitFor(() => canvas.getByRole('row', { name: /No\. 50001\b/ }))
    await expect(row).toHaveAttribute('aria-rowindex', '50002')
    await expect(row.getBoundingClientRect().top).toBeGreaterThanOrEqual(frame.getBoundingClientRect().top)
    await expect(body.querySelectorAll('*').length).toBeLessThan(1000)
    frame.scrollTop = frame.scrollHeight
    const last = await waitFor(() => canvas.getByRole('row', { name: /No\. 100000\b/ }))
    await expect(last).toHaveAttribute('aria-rowindex', '100001')
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(frame.getBoundingClientRect().bottom + 1)
    frame.scrollTop = 0
  },
})

const nextFrame = () => new Promise(requestAnimationFrame)

/** However fast the user scrolls, each frame is painted with its rows. */
export const Flung = meta.story({
  play: async ({ canvasElement }) => {
    const { frame, body } = partsOf(canvasElement)
    const bare: number[] = []
    for (let step = 0; step < 20; step += 1) {
      frame.scrollTop += 800
      // The scroll event comes before this, and the paint after it.
      await nextFrame()
      const { top, bottom } = frame.getBoundingClientRect()
      const rows = [...body.querySelectorAll('tr')].map((row) => row.getBoundingClientRect())
      const [first, last] = [Math.min(...rows.map((row) => row.top)), Math.max(...rows.map((row) => row.bottom))]
      if (first > top + 41 || last < bottom) bare.push(step)
    }
    await expect(bare).toEqual([])
    frame.scrollTop = 0
  },
})

/** The page scrolls; the head sticks to the top and follows horizontal scrolling. */
export const WithThePage = meta.story({
  args: { scrolls: 'page' },
  decorators: [
    (Story) => (
      <div className="w-full max-w-3xl">
        <p className="h-40 text-arot-14 text-arot-muted">What stands above the table.</p>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const { frame, body } = partsOf(canvasElement)
    const head = canvasElement.querySelector<HTMLElement>('[data-slot="data-table-head"]')
    window.scrollTo(0, 50_000 * rowHeight(body))
    const row = await waitFor(() => canvas.getByRole('row', { name: /No\. 50001\b/ }))
    await expect(row).toHaveAttribute('aria-rowindex', '50002')
    await expect(body.querySelectorAll('*').length).toBeLessThan(1000)
    await expect(head?.getBoundingClientRect().top).toBe(0)
    frame.scrollLeft = 200
    await waitFor(() => expect(head?.scrollLeft).toBe(200))
    frame.scrollLeft = 0
    window.scrollTo(0, 0)
    await waitFor(() => canvas.getByRole('link', { name: 'Court Trainer, Mixed Sizes' }))
  },
})

/** All rows are rendered from `beforeprint` to `afterprint`, even if the page or its rows change. */
export const Printed = meta.story({
  render: (args) => <GrowingTable {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const { frame, body } = partsOf(canvasElement)
    const rows = () => body.querySelectorAll('tr').length
    await waitFor(() => expect(rows()).toBeLessThan(60))
    window.dispatchEvent(new Event('beforeprint'))
    frame.style.height = '300px'
    frame.scrollTop = 40
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(rows()).toBe(200)
    canvas.getByRole('button', { name: 'More products' }).click()
    await waitFor(() => expect(rows()).toBe(250))
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(rows()).toBeLessThan(60))
    frame.style.height = ''
    frame.scrollTop = 0
  },
})

/** In a frame that is too narrow for its columns, picture and name stay, and the others scroll under them. */
export const NameStays = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div className="w-full max-w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { frame } = partsOf(canvasElement)
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth)
    const cells = [...frame.querySelectorAll('tbody tr:first-child > *')].slice(0, 3)
    const lefts = () => cells.map((cell) => cell.getBoundingClientRect().left)
    const [image, name, brand = 0] = lefts()
    frame.scrollLeft = 120
    await expect(lefts()).toEqual([image, name, brand - 120])
    // The visible part beside them is wide enough for a number.
    await expect(frame.getBoundingClientRect().right - (cells[1]?.getBoundingClientRect().right ?? 0)).toBeGreaterThan(
      100,
    )
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    frame.scrollLeft = 0
  },
})

/** Tab goes to the skip link, the frame, then the links. Up and Down stay in the column. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip the table' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Products' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Studio Over-ear Headphones' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Update Studio Over-ear Headphones' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Update Shea Body Lotion 400 ml' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('link', { name: 'Update Court Trainer, Mixed Sizes' })).toHaveFocus()
  },
})

/** A skip link leads past 100,000 rows. */
export const SkippedOver = meta.story({
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">What follows</button>
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'What follows' })).toHaveFocus()
  },
})

/** The row with the focus stays rendered, however far the user scrolls. */
export const FocusStays = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const { frame, body } = partsOf(canvasElement)
    const link = canvas.getByRole('link', { name: 'Court Trainer, Mixed Sizes' })
    link.focus()
    frame.scrollTop = 20_000 * rowHeight(body)
    await waitFor(() => canvas.getByRole('row', { name: /No\. 20001\b/ }))
    await expect(link).toHaveFocus()
    frame.scrollTop = 0
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Field Service Toolbox' })).toBeVisible())
    link.blur()
  },
})

/** If an application's own pane scrolls, the rows follow as they do on a page. */
export const InPane = meta.story({
  args: { scrolls: 'page' },
  decorators: [
    (Story) => (
      <div role="region" aria-label="Pane" className="h-96 overflow-y-auto">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const { body } = partsOf(canvasElement)
    canvas.getByRole('region', { name: 'Pane' }).scrollTop = 50_000 * rowHeight(body)
    await waitFor(() => expect(canvas.getByRole('row', { name: /No\. 50001\b/ })).toBeInTheDocument())
  },
})

function GrowingTable(props: ProductTableProps) {
  const [count, setCount] = useState(200)
  return (
    <>
      <button type="button" onClick={() => setCount(250)}>
        More products
      </button>
      <ProductTable {...props} products={hundredThousand.slice(0, count)} />
    </>
  )
}
