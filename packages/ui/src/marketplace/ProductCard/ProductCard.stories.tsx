import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { landscapePhoto, portraitPhoto } from '../../primitives/Picture/photographs.fixtures.ts'
import { bodyLotion, courtTrainer, fieldToolbox, longTexts, studioHeadphones } from '../products.fixtures.ts'
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx'

const meta = preview.meta({
  component: ProductCard,
  title: 'Marketplace/ProductCard',
  args: { product: studioHeadphones, href: '/product/p-headphones' },
  decorators: [
    (Story, { tags }) => (
      <div className={tags.includes('visual') ? undefined : 'w-full max-w-80'}>
        <Story />
      </div>
    ),
  ],
})

/** Everything that a buyer compares: minimum, brand, rating, description, price; and two ways to the product. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Studio Over-ear Headphones' })
    await expect(card).toHaveTextContent('Min. 120 units')
    await expect(card).toHaveTextContent('Sonali Audio')
    await expect(card).toHaveTextContent('Closed-back, 40 mm drivers, foldable. Carton of 24, retail boxed.')
    await expect(card).toHaveTextContent('$38.50 / unit')
    await expect(card).toHaveTextContent('4,820 in stock')
    await expect(canvas.getByRole('img', { name: '4.7 out of 5' })).toBeVisible()
    const name = canvas.getByRole('link', { name: 'Studio Over-ear Headphones' })
    const details = canvas.getByRole('link', { name: 'Details Studio Over-ear Headphones' })
    await expect(name).toHaveAttribute('href', '/product/p-headphones')
    await expect(details).toHaveAttribute('href', '/product/p-headphones')
    await expect(card.querySelector('a a')).toBeNull()
  },
})

export const Playground = meta.story({ args: { variant: 'catalogue', headingLevel: 3, isPriority: false } })

/** Whatever is under the pointer leads to the product; the link at the foot lies on top. */
export const ClickedAnywhere = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole('article')
    const { left, top, width } = card.getBoundingClientRect()
    const onPicture = canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + 60)
    await expect(onPicture?.closest('a')).toBe(canvas.getByRole('link', { name: 'Studio Over-ear Headphones' }))
    const details = canvas.getByRole('link', { name: /^Details/ })
    const box = details.getBoundingClientRect()
    const onDetails = canvasElement.ownerDocument.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    await expect(onDetails?.closest('a')).toBe(details)
  },
})

/** The name first, then the link at the foot. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Studio Over-ear Headphones' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Details/ })).toHaveFocus()
  },
})

/** The first 60 characters of the description. */
export const Deal = meta.story({
  args: { variant: 'deal', product: { ...courtTrainer, description: longTexts.description } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A description that does not end where a description should e…')).toBeVisible()
    await expect(canvas.getByText('$12.90')).toBeVisible()
    await expect(canvas.getByText('Meghna Footwear')).toBeVisible()
  },
})

/** For whoever may edit it: the way to the form, beside the one to the product. */
export const Manage = meta.story({
  args: { variant: 'manage', updateHref: '/update-product/p-headphones' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Update Studio Over-ear Headphones' })).toHaveAttribute(
      'href',
      '/update-product/p-headphones',
    )
    await expect(canvas.getByRole('link', { name: 'Studio Over-ear Headphones' })).toHaveAttribute(
      'href',
      '/product/p-headphones',
    )
    await expect(canvas.getByRole('link', { name: /^Details/ })).toHaveAttribute('href', '/product/p-headphones')
  },
})

/** However narrow the card, what can be done stands in one row and as far from its edge as the texts above it. */
export const ManageNarrow = meta.story({
  args: {
    variant: 'manage',
    updateHref: '/update-product/p-headphones',
    actions: (
      <Button variant="secondary" size="sm" aria-label="Buy Studio Over-ear Headphones">
        Buy
      </Button>
    ),
    className: 'max-w-55',
  },
  play: async ({ canvas }) => {
    const box = (element: HTMLElement) => element.getBoundingClientRect()
    const middle = (element: HTMLElement) => box(element).top + box(element).height / 2
    const buy = canvas.getByRole('button', { name: /^Buy/ })
    const details = canvas.getByRole('link', { name: /^Details/ })
    await expect(middle(canvas.getByRole('link', { name: /^Update/ }))).toBeCloseTo(middle(buy), 0)
    await expect(middle(details)).toBeCloseTo(middle(buy), 0)
    const rating = canvas.getByRole('img', { name: '4.7 out of 5' })
    const words = document.createRange()
    words.selectNodeContents(details)
    await expect(words.getBoundingClientRect().right).toBeCloseTo(box(rating).right, 0)
    await expect(box(buy).left).toBeGreaterThanOrEqual(box(canvas.getByText('Sonali Audio')).left)
  },
})

/** The price that lists are ordered by, and beside it what it comes down to in larger orders. */
export const Stepped = meta.story({
  args: {
    product: {
      ...studioHeadphones,
      priceBreaks: [
        { from: 240, price: 36.2 },
        { from: 1200, price: 33.9 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=product-card-price]')).toHaveTextContent(
      '$38.50 / unitfrom $33.90',
    )
  },
})

/** Fewer than three minimum orders are left. */
export const LowStock = meta.story({
  args: { product: bodyLotion },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Low stock')).toBeVisible()
  },
})

export const OutOfStock = meta.story({
  args: { product: { ...fieldToolbox, mainQuantity: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Details/ })).toBeVisible()
  },
})

/** Who sells it, and that somebody has seen who that is; a long name gives way, and the mark stays. */
export const Supplied = meta.story({
  args: {
    product: {
      ...fieldToolbox,
      supplier: { id: 's1', name: 'The Chattogram Hill Tracts Cooperative Society', verified: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The Chattogram Hill Tracts Cooperative Society')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Verified supplier' })).toBeVisible()
  },
})

/** Among one's own: off the market, and back by its form. */
export const Withdrawn = meta.story({
  args: { product: { ...fieldToolbox, withdrawn: true }, variant: 'manage', updateHref: '/update-product/1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Withdrawn')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Update/ })).toBeVisible()
  },
})

/** What is left does not fill one minimum order. */
export const StockBelowMinimum = meta.story({
  args: { product: { ...bodyLotion, mainQuantity: 96 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Min. 480 units')).toBeVisible()
    await expect(canvas.getByText('Only 96 left')).toBeVisible()
  },
})

export const LongTexts = meta.story({
  args: { product: longTexts },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: longTexts.name })
    await expect(card.scrollWidth).toBe(card.clientWidth)
  },
})

export const MissingPicture = meta.story({ args: { product: { ...studioHeadphones, image: '' } } })

/** A photograph fills the frame, whatever its shape. */
export const Photographs = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      <ProductCard href={args.href} product={{ ...studioHeadphones, image: landscapePhoto }} />
      <ProductCard href={args.href} product={{ ...studioHeadphones, image: portraitPhoto }} />
    </div>
  ),
})

/** As tall as the card that will come. */
export const Loading = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      <ProductCardSkeleton />
      <ProductCard {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeleton = canvasElement.querySelector('[data-slot="product-card-skeleton"]')
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true')
    const gap = Math.abs((skeleton?.clientHeight ?? 0) - canvas.getByRole('article').clientHeight)
    await expect(gap).toBeLessThanOrEqual(1)
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div className="[&>div]:items-start [&>div]:grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))]">
      <Composite
        stories={{
          Default,
          Deal,
          Manage,
          ManageNarrow,
          Stepped,
          LowStock,
          OutOfStock,
          StockBelowMinimum,
          Supplied,
          LongTexts,
          MissingPicture,
          Loading,
        }}
      />
    </div>
  ),
})
