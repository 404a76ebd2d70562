import { expect, fn, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import type { Product } from '../product.ts'
import { bodyLotion, fieldToolbox, longTexts, products } from '../products.fixtures.ts'
import { buyInRow, ProductTable } from './ProductTable.tsx'

const meta = preview.meta({
  component: ProductTable,
  title: 'Marketplace/Finding products/ProductTable',
  args: {
    products,
    hrefFor: (product: Product) => `/product/${product._id}`,
    updateHrefFor: (product: Product) => `/update-product/${product._id}`,
    onRetry: fn(),
  },
})

function middleOf(element: HTMLElement) {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads).toEqual([
      'Image',
      'Name',
      'Brand',
      'Category',
      'Rating',
      'Quantity',
      'Min Quantity',
      'Price',
      'Action',
    ])
    await expect(canvas.getByRole('table', { name: 'Products' })).toHaveAttribute('aria-rowcount', '8')
    const row = canvas.getByRole('row', { name: /Court Trainer/ })
    await expect(row).toHaveAttribute('aria-rowindex', '3')
    for (const text of ['Meghna Footwear', 'Fashion & Apparel', '4.5', '1,240', '60', '$12.90']) {
      await expect(row).toHaveTextContent(text)
    }
    await expect(middleOf(within(row).getByRole('img', { name: /4\.5 out of 5/ }))).toBe(
      middleOf(within(row).getByText('Meghna Footwear')),
    )
    await expect(canvas.getByRole('link', { name: 'Court Trainer, Mixed Sizes' })).toHaveAttribute(
      'href',
      '/product/p-trainer',
    )
    await expect(canvas.getByRole('link', { name: 'Update Court Trainer, Mixed Sizes' })).toHaveAttribute(
      'href',
      '/update-product/p-trainer',
    )
  },
})

/** The number of reviews is beside the stars, also in a table with Buy buttons. */
export const CountBesideStars = meta.story({
  tags: ['behaviour'],
  args: { products: [{ ...bodyLotion, reviewCount: 12 }], buying: buyInRow(fn()) },
  play: async ({ canvas }) => {
    const count = canvas.getByText('(12)').getBoundingClientRect()
    const figure = canvas.getByText('4.9').getBoundingClientRect()
    await expect(Math.abs(count.top - figure.top)).toBeLessThan(4)
  },
})

function endOfText(element: HTMLElement) {
  const range = document.createRange()
  range.selectNodeContents(element)
  return Math.round(range.getBoundingClientRect().right)
}

/**
 * From right to left, picture and name are at the right and stay there while the other columns scroll under them.
 * Numbers keep their units in line.
 */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Products' })
    const row = canvas.getByRole('row', { name: /Court Trainer/ })
    const [image, name, brand] = [...row.children] as HTMLElement[]
    const sides = () => [image, name, brand, frame].map((element) => element?.getBoundingClientRect().right as number)
    const [first, second, third, edge] = sides() as [number, number, number, number]
    await expect(edge - first).toBeLessThan(2)
    await expect(second).toBeLessThan(first)
    await expect(third).toBeLessThan(second)
    const ends = ['1,240', '640', '4,820'].map((units) => endOfText(canvas.getByText(units)))
    await expect(new Set(ends).size).toBe(1)
    frame.scrollLeft = -200
    await waitFor(() => expect(sides()[2]).toBe(third + 200))
    await expect(sides().slice(0, 2)).toEqual([first, second])
  },
})

export const Playground = meta.story({ args: { scrolls: 'frame', isLoading: false } })

/** Members who may not edit get a link to the product instead. */
export const WithoutUpdate = meta.story({
  args: { updateHrefFor: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Details Court Trainer, Mixed Sizes' })).toHaveAttribute(
      'href',
      '/product/p-trainer',
    )
  },
})

const onBuy = fn()

/** The user types a quantity and buys in the row. The field shows the smallest order. */
export const BoughtInTheRow = meta.story({
  args: {
    buying: buyInRow(onBuy),
    products: [{ ...bodyLotion, mainQuantity: 96 }, { ...fieldToolbox, mainQuantity: 0 }, ...products],
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Units of Court Trainer, Mixed Sizes' })
    await expect(field).toHaveAttribute('placeholder', '60')
    await userEvent.type(field, '1,200{Enter}')
    await expect(onBuy).toHaveBeenLastCalledWith(expect.objectContaining({ _id: 'p-trainer' }), 1200)
    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Court Trainer, Mixed Sizes' }))
    await expect(onBuy).toHaveBeenLastCalledWith(expect.objectContaining({ _id: 'p-trainer' }), undefined)
    const short = canvas.getByRole('row', { name: /Field Service Toolbox.*Not enough left/ })
    await expect(short).toBeVisible()
  },
})

const supplier = { id: 's1', name: 'Padma Mills', verified: false }
const nearlyOut: Product = { ...fieldToolbox, minQuantity: 100, mainQuantity: 110 }

/** The stock fills the minimum but not the smallest purchase: the row has no Buy button. */
export const BelowSmallestPurchase = meta.story({
  args: {
    buying: buyInRow(onBuy),
    products: [
      { ...nearlyOut, _id: 'p-carton', name: 'Cartons of 24', orderMultiple: 24 },
      {
        ...nearlyOut,
        _id: 'p-value',
        name: 'Orders of $5,000',
        price: 40,
        supplier: { ...supplier, smallestOrderValue: 5000 },
      },
      { ...nearlyOut, _id: 'p-enough', name: 'Cartons of 11', orderMultiple: 11 },
    ],
  },
  play: async ({ canvas }) => {
    for (const name of [/Cartons of 24.*Not enough left/, /Orders of \$5,000.*Not enough left/])
      await expect(canvas.getByRole('row', { name })).toBeVisible()
    const buttons = canvas.getAllByRole('button', { name: /^Buy/ })
    await expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Buy Cartons of 11'])
    const [carton, value, enough] = canvas.getAllByText('110')
    for (const stock of [carton, value]) await expect(stock).toHaveClass('text-arot-signal-strong')
    await expect(enough).not.toHaveClass('text-arot-signal-strong')
  },
})

/** The understood number is fully visible beside the text, also in the reader's own digits. */
export const UnderstoodInTheRow = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  globals: { language: 'bn' },
  args: { buying: buyInRow(onBuy), products: products.slice(0, 3) },
  play: async ({ canvas, userEvent }) => {
    const [one, other] = canvas.getAllByRole('textbox') as [HTMLInputElement, HTMLInputElement]
    for (const [field, typed, understood] of [
      [one, '1200', '= ১,২০০'],
      [other, '12000', '= ১২,০০০'],
    ] as const) {
      await userEvent.type(field, typed)
      const echo = within(field.parentElement as HTMLElement).getByRole('status')
      await expect(echo).toHaveTextContent(understood)
      await expect(echo.scrollWidth).toBeLessThanOrEqual(echo.clientWidth)
      // It covers no typed text, and nothing beside it overflows the cell.
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
      const cell = field.closest('td') as HTMLElement
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
    }
  },
})

export const UnderstoodOnAPhone = meta.story({
  ...UnderstoodInTheRow.input,
  tags: [],
  parameters: {},
  globals: { language: 'bn', viewport: { value: 'phone' } },
})

export const SortedLowToHigh = meta.story({
  args: { sort: 'price-asc', products: products.toSorted((one, other) => one.price - other.price) },
  play: async ({ canvas }) => {
    const price = canvas.getByRole('columnheader', { name: 'Price' })
    await expect(price).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort')
  },
})

export const SortedHighToLow = meta.story({
  args: { sort: 'price-desc', products: products.toSorted((one, other) => other.price - one.price) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
  },
})

/** If the host can sort, the head of the price is a button. */
export const SortedByItsHead = meta.story({
  args: { onSortChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }))
    await expect(args.onSortChange).toHaveBeenCalledWith('price-asc')
  },
})

/** A stock that cannot fill one order is highlighted. */
export const Scarce = meta.story({
  args: { products: [{ ...bodyLotion, mainQuantity: 96 }, { ...fieldToolbox, mainQuantity: 0 }, ...products.slice(4)] },
})

export const LongTexts = meta.story({
  args: { products: [longTexts, ...products] },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Professional Closed-back/ })
    const tallest = Math.max(...Array.from(row.children, (cell) => cell.getBoundingClientRect().height))
    await expect(tallest).toBeLessThanOrEqual(row.getBoundingClientRect().height)
  },
})

export const MissingPictures = meta.story({
  args: { products: products.map((product) => ({ ...product, image: '' })) },
})

export const Empty = meta.story({
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No products found' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

export const Loading = meta.story({
  args: { products: undefined, isLoading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading products')
    await expect(canvasElement.querySelectorAll('[data-slot="data-table-skeleton"]')).toHaveLength(8)
  },
})

export const Failed = meta.story({
  args: { products: undefined, error: new Error('unavailable') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The products could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Composite
      stories={{
        Default,
        SortedLowToHigh,
        SortedHighToLow,
        Scarce,
        BoughtInTheRow,
        LongTexts,
        MissingPictures,
        Empty,
        Loading,
        Failed,
      }}
    />
  ),
})
