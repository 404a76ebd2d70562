import { Button } from '@arot/ui/Button'
import { expect, fn, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { longOrder, orderIn, saleIn } from '../oneOrder.fixtures.ts'
import { OrderCard, OrderCardSkeleton } from './OrderCard.tsx'

const meta = preview.meta({
  component: OrderCard,
  title: 'Trade/Orders/OrderCard',
  args: { order: saleIn('placed'), href: '#order' },
})

/** The product, the amounts, the buyer, and who has to act. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Studio Over-ear Headphones' })
    for (const text of [
      'Placed',
      'Needs your answer',
      'For Nusrat Rahman',
      'Nov 18, 2026',
      'SKU SON-10240',
      '240 × $38.50',
      '$9,240.00',
    ])
      await expect(card).toHaveTextContent(text)
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#order')
  },
})

export const Playground = meta.story({})

/** The same for the buyer. */
export const Bought = meta.story({
  args: { order: orderIn('shipped') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('From Sonali Audio')
    await expect(canvas.getByText('Confirm when it arrives')).toBeVisible()
  },
})

/** Short compounds and figures with their unit do not break over two lines. */
export const WholeCompounds = meta.story({
  tags: ['behaviour'],
  args: {
    order: {
      ...orderIn('shipped'),
      productSnapshot: { ...orderIn('shipped').productSnapshot, name: 'Fast-Charging USB-C Charger 45 W' },
    },
    className: 'max-w-70',
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Fast-Charging USB-C Charger 45 W' })
    for (const part of ['USB-C', '45 W']) {
      await expect(within(heading).getByText(part).getClientRects()).toHaveLength(1)
    }
  },
})

/** On a phone the total stands at the end of its row, not below the box. */
export const TotalAtTheEnd = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  args: { isChosen: false, onChosenChange: fn() },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article').getBoundingClientRect()
    const total = canvas.getByText('$9,240.00').getBoundingClientRect()
    await expect(card.right - total.right).toBeLessThan(20)
  },
})

/** A card with a checkbox, and its buttons at the end. */
export const Choosable = meta.story({
  args: { isChosen: false, onChosenChange: fn(), actions: <Button size="sm">Accept order</Button> },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choose the order of Studio Over-ear Headphones' }))
    await expect(args.onChosenChange).toHaveBeenCalledWith(true)
  },
})

/** On a phone the facts wrap, and no line begins or ends with a dot. */
export const Narrow = meta.story({
  args: { order: longOrder },
  render: (args) => (
    <div className="w-80">
      <OrderCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const party = canvas.getByText(/^For The Chattogram/)
    const day = canvas.getByText('Nov 18, 2026')
    await expect(day.getBoundingClientRect().top).toBeGreaterThan(party.getBoundingClientRect().top)
    await expect(canvas.getByRole('article')).not.toHaveTextContent('·')
    // The dot before the first fact of a line lies outside the visible box.
    const line = party.closest('.overflow-hidden')?.getBoundingClientRect()
    await expect(Math.abs(day.getBoundingClientRect().left - (line?.left ?? 0))).toBeLessThanOrEqual(1)
  },
})

/** With large text a phone has less room than the date needs: it breaks, because the line would cut it off. */
export const LargeText = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div className="w-36">
      <OrderCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const day = canvas.getByText('Nov 18, 2026')
    const line = day.closest('.overflow-hidden')
    await expect(day.getBoundingClientRect().right).toBeLessThanOrEqual(line?.getBoundingClientRect().right ?? 0)
  },
})

/** A phone's screen shows more than three cards. */
export const LowOnAPhone = meta.story({
  tags: ['behaviour'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBeLessThanOrEqual(160)
  },
})

export const LongTexts = meta.story({ args: { order: longOrder } })

/** The product has no supplier any more. */
export const WithoutParty = meta.story({
  args: { order: { ...orderIn('cancelled'), supplier: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).not.toHaveTextContent('From')
  },
})

export const Loading = meta.story({ render: () => <OrderCardSkeleton /> })

/** The skeleton is as high as the card, so that nothing jumps. */
export const InItsPlace = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <div className="grid gap-4">
      <OrderCardSkeleton />
      <OrderCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    const place = card.previousElementSibling as HTMLElement
    await expect(Math.abs(card.offsetHeight - place.offsetHeight)).toBeLessThanOrEqual(1)
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Bought, Choosable, LongTexts, WithoutParty, Loading }} />,
})
