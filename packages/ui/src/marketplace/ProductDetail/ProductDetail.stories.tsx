import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ButtonLink } from '../../primitives/Button/Button.tsx'
import { landscapePhoto } from '../../primitives/Picture/photographs.fixtures.ts'
import { bodyLotion, fieldToolbox, longTexts, studioHeadphones } from '../products.fixtures.ts'
import { ProductDetail } from './ProductDetail.tsx'

const meta = preview.meta({
  component: ProductDetail,
  title: 'Marketplace/ProductDetail',
  args: {
    product: studioHeadphones,
    onBuy: fn(),
    onRetry: fn(),
    notFoundAction: <ButtonLink href="/all-categories">See all categories</ButtonLink>,
  },
})

/** Picture, name, description, price, brand, available stock, minimum order, rating and Buy. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Studio Over-ear Headphones' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Studio Over-ear Headphones' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: '4.7 out of 5' })).toBeVisible()
    const facts = canvas.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    await expect(facts).toEqual([
      ['Brand', 'Sonali Audio'],
      ['Category', 'Electronics & Gadgets'],
      ['Available stock', '4,820 units'],
      ['Minimum order', '120 units'],
    ])
    await expect(canvas.getByText('$38.50')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }))
    await expect(args.onBuy).toHaveBeenCalledOnce()
  },
})

/** Brand and category lead to more of their kind. */
export const Linked = meta.story({
  args: { brandHref: '/all-products?brand=Sonali+Audio', categoryHref: '/category/Electronics' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sonali Audio' })).toHaveAttribute(
      'href',
      '/all-products?brand=Sonali+Audio',
    )
    await expect(canvas.getByRole('link', { name: 'Electronics & Gadgets' })).toHaveAttribute(
      'href',
      '/category/Electronics',
    )
  },
})

export const Playground = meta.story({ args: { isLoading: false } })

/** The keyboard meets one thing to do. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Buy' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBuy).toHaveBeenCalledOnce()
  },
})

/** However long the page is, on a phone what there is to do stays in view; at its end it stands where it belongs. */
export const BuyBoxInView = meta.story({
  args: { product: longTexts },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const buy = canvas.getByRole('button', { name: 'Buy' })
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight)
    await expect(buy.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    window.scrollTo(0, document.documentElement.scrollHeight)
    const facts = canvas.getAllByRole('definition').map((fact) => fact.getBoundingClientRect().bottom)
    await expect(buy.getBoundingClientRect().top).toBeGreaterThan(Math.max(...facts))
    window.scrollTo(0, 0)
  },
})

export const LowStock = meta.story({
  args: { product: bodyLotion },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Buy' })).not.toHaveAttribute('aria-disabled')
  },
})

export const OutOfStock = meta.story({
  args: { product: { ...fieldToolbox, mainQuantity: 0 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Out of stock', { selector: 'strong' })).toBeVisible()
    const buy = canvas.getByRole('button', { name: 'Buy' })
    await expect(buy).toHaveAccessibleDescription('Out of stock')
    await userEvent.click(buy)
    await expect(args.onBuy).not.toHaveBeenCalled()
  },
})

/** Who sells it has a page, and was looked at. */
export const Supplied = meta.story({
  args: {
    product: { ...fieldToolbox, supplier: { id: 's1', name: 'Padma Mills', verified: true } },
    supplierHref: '#padma',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Padma Mills' })).toHaveAttribute('href', '#padma')
    await expect(canvas.getByRole('img', { name: 'Verified supplier' })).toBeVisible()
  },
})

/** Its supplier took it off the market: it can be read, and not bought. */
export const Withdrawn = meta.story({
  args: { product: { ...fieldToolbox, withdrawn: true } },
  play: async ({ canvas, userEvent, args }) => {
    const buy = canvas.getByRole('button', { name: 'Buy' })
    await expect(buy).toHaveAccessibleDescription('No longer on sale')
    await userEvent.click(buy)
    await expect(args.onBuy).not.toHaveBeenCalled()
  },
})

/** What is left does not fill one minimum order: it cannot be bought, and the page says so. */
export const StockBelowMinimum = meta.story({
  args: { product: { ...bodyLotion, mainQuantity: 96 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Only 96 left, minimum is 480', { selector: 'strong' })).toBeVisible()
    const buy = canvas.getByRole('button', { name: 'Buy' })
    await expect(buy).toHaveAccessibleDescription('Only 96 left, minimum is 480')
    await userEvent.click(buy)
    await expect(args.onBuy).not.toHaveBeenCalled()
  },
})

export const LongTexts = meta.story({
  args: { product: longTexts },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

export const Photograph = meta.story({ args: { product: { ...studioHeadphones, image: landscapePhoto } } })

export const MissingPicture = meta.story({ args: { product: { ...studioHeadphones, image: '' } } })

export const Loading = meta.story({
  args: { product: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the product')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const NotFound = meta.story({
  args: { product: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Product not found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all categories' })).toHaveAttribute('href', '/all-categories')
  },
})

export const Failed = meta.story({
  args: { product: undefined, error: new Error('unavailable') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The product could not be loaded.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Composite stories={{ Default, Supplied, OutOfStock, StockBelowMinimum, LongTexts, Loading, NotFound, Failed }} />
  ),
})
