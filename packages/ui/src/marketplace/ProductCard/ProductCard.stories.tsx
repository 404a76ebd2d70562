import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { landscapePhoto, portraitPhoto } from '../../primitives/Picture/photographs.fixtures.ts'
import { bodyLotion, courtTrainer, fieldToolbox, longTexts, studioHeadphones } from '../products.fixtures.ts'
import { ProductCard, ProductCardSkeleton } from './ProductCard.tsx'

const supplier = { id: 's1', name: 'Meghna Digital Supply', verified: true }

const meta = preview.meta({
  component: ProductCard,
  title: 'Marketplace/Finding products/ProductCard',
  args: { product: studioHeadphones, href: '/product/p-headphones' },
  decorators: [
    (Story, { tags }) => (
      <div className={tags.includes('visual') ? undefined : 'w-full max-w-80'}>
        <Story />
      </div>
    ),
  ],
})

/** Everything that a buyer compares: minimum, brand, rating, description, price. Two links lead to the product. */
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

/** A press anywhere on the card follows the link to the product; the link at the bottom is above it. */
export const ClickedAnywhere = meta.story({
  tags: ['behaviour'],
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

/** Tab goes to the name, then to the link at the bottom. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Studio Over-ear Headphones' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /^Details/ })).toHaveFocus()
  },
})

/** Shows the first 60 characters of the description. */
export const Deal = meta.story({
  args: { variant: 'deal', product: { ...courtTrainer, description: longTexts.description } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A description that does not end where a description should e…')).toBeVisible()
    await expect(canvas.getByText('$12.90')).toBeVisible()
    await expect(canvas.getByText('Meghna Footwear')).toBeVisible()
  },
})

/** For members who may edit the product: a quiet link to the form, beside the link to the product. */
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

/** One filled button and quiet links. */
export const Buyable = meta.story({
  args: {
    variant: 'manage',
    updateHref: '/update-product/p-headphones',
    product: { ...studioHeadphones, supplier },
    actions: (
      <Button size="sm" aria-label="Buy Studio Over-ear Headphones">
        Buy
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const colour = (element: Element) => getComputedStyle(element).color
    const quiet = colour(canvas.getByText('Sonali Audio'))
    await expect(colour(canvas.getByRole('link', { name: /^Update/ }))).toBe(quiet)
    await expect(colour(canvas.getByRole('link', { name: /^Details/ }))).toBe(quiet)
  },
})

/** On the narrowest card of a grid, the button and the links share one row as wide as the text. */
export const BuyableNarrow = meta.story({
  args: { ...Buyable.input.args, className: 'max-w-54' },
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
    await expect(box(buy).left).toBeCloseTo(box(canvas.getByText('Sonali Audio')).left, 0)
  },
})

/** The list price, which lists are sorted by, with the lowest price for larger orders beside it. */
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

/** The stock fills fewer than three minimum orders: a chip appears beside the number. */
export const LowStock = meta.story({
  args: { product: bodyLotion },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Low stock')).toHaveAttribute('data-slot', 'badge')
    await expect(canvas.getByText('960 in stock')).toBeVisible()
  },
})

export const OutOfStock = meta.story({
  args: { product: { ...fieldToolbox, mainQuantity: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Details/ })).toBeVisible()
  },
})

/** The supplier has a line: a short name fits on the narrowest card, a long one is cut off before the mark. */
export const Supplied = meta.story({
  render: (args) => (
    <div className="grid grid-cols-[13.5rem] gap-4">
      <ProductCard {...args} product={{ ...fieldToolbox, supplier }} />
      <ProductCard
        {...args}
        product={{ ...fieldToolbox, supplier: { ...supplier, name: 'The Chattogram Hill Tracts Cooperative Society' } }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const short = canvas.getByText('Meghna Digital Supply')
    await expect(short.scrollWidth).toBe(short.clientWidth)
    const long = canvas.getByText('The Chattogram Hill Tracts Cooperative Society')
    await expect(long.scrollWidth).toBeGreaterThan(long.clientWidth)
    for (const sign of canvas.getAllByRole('img', { name: 'Verified supplier' })) await expect(sign).toBeVisible()
  },
})

/** Among a supplier's own products: withdrawn, with a link to its form. */
export const Withdrawn = meta.story({
  args: { product: { ...fieldToolbox, withdrawn: true }, variant: 'manage', updateHref: '/update-product/1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Withdrawn')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Update/ })).toBeVisible()
  },
})

/** The stock is below the minimum: the chip shows the number. */
export const StockBelowMinimum = meta.story({
  args: { product: { ...bodyLotion, mainQuantity: 96 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Min. 480 units')).toBeVisible()
    await expect(canvas.getByText('Below the minimum: 96 left')).toBeVisible()
    await expect(canvas.queryByText('96 in stock')).toBeNull()
  },
})

/** 45 in stock and a minimum of 40, but the smallest order is a carton of 48. */
export const StockBelowCarton = meta.story({
  args: { product: { ...bodyLotion, minQuantity: 40, orderMultiple: 48, mainQuantity: 45 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Below the minimum: 45 left')).toBeVisible()
  },
})

/** A product without a button, in a list where others have one: its links are in the same place as theirs. */
export const NothingToBuy = meta.story({
  render: (args) => (
    <div className="grid grid-cols-[13.5rem] gap-4">
      <ProductCard {...args} {...Buyable.input.args} />
      <ProductCard
        {...args}
        {...Buyable.input.args}
        product={{ ...bodyLotion, mainQuantity: 96, supplier }}
        actions={null}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article')
    /** The distance of each element from the bottom of its card. */
    const heights = (all: HTMLElement[]) =>
      all.map((one, index) => (cards[index]?.getBoundingClientRect().bottom ?? 0) - one.getBoundingClientRect().top)
    for (const name of [/^Update/, /^Details/]) {
      const [first, second] = heights(canvas.getAllByRole('link', { name }))
      await expect(second).toBeCloseTo(first ?? 0, 0)
    }
    const [first, second] = heights(canvas.getAllByText(/^Min\./))
    await expect(second).toBeCloseTo(first ?? 0, 0)
  },
})

/** A long text about the stock wraps in a narrow card. */
export const LongStockText = meta.story({
  args: {
    product: { ...bodyLotion, mainQuantity: 96 },
    labels: { onlyLeft: (units) => `Unter der Mindestbestellmenge: nur noch ${units} Stück` },
  },
  render: (args) => (
    <div className="w-54">
      <ProductCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Unter der Mindestbestellmenge/)
    const card = canvas.getByRole('article')
    await expect(text.getBoundingClientRect().right).toBeLessThan(card.getBoundingClientRect().right)
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

/** As high as the card to come. */
export const Loading = meta.story({
  render: (args) => (
    <div className="grid gap-4">
      <ProductCardSkeleton />
      <ProductCard {...args} product={{ ...studioHeadphones, supplier }} />
      <ProductCardSkeleton variant="manage" hasActions />
      <ProductCard {...args} {...Buyable.input.args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const skeletons = [...canvasElement.querySelectorAll('[data-slot="product-card-skeleton"]')]
    const cards = canvas.getAllByRole('article')
    await expect(skeletons).toHaveLength(cards.length)
    for (const [index, skeleton] of skeletons.entries()) {
      await expect(skeleton).toHaveAttribute('aria-hidden', 'true')
      await expect(Math.abs(skeleton.clientHeight - (cards[index]?.clientHeight ?? 0))).toBeLessThanOrEqual(1)
    }
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
          Buyable,
          BuyableNarrow,
          Stepped,
          LowStock,
          OutOfStock,
          StockBelowMinimum,
          NothingToBuy,
          Supplied,
          LongTexts,
          MissingPicture,
          Loading,
        }}
      />
    </div>
  ),
})
