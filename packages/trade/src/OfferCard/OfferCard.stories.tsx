import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { longOffer, offerIn, offerTo } from '../offers.fixtures.ts'
import { OfferCard, OfferCardSkeleton } from './OfferCard.tsx'

const meta = preview.meta({
  component: OfferCard,
  title: 'Trade/Offers/OfferCard',
  args: { offer: offerTo('asked'), href: '#offer' },
})

/** The product, the terms, the other party, the deadline, and who has to answer. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Studio Over-ear Headphones' })
    for (const text of [
      'Proposed',
      'Needs your answer',
      'From Nusrat Rahman',
      'Until Nov 27, 2026',
      '240 × $34.00',
      '11.7% below list price',
      '$8,160.00',
    ])
      await expect(card).toHaveTextContent(text)
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#offer')
  },
})

export const Playground = meta.story({})

/** The same for the buyer. */
export const Made = meta.story({
  args: { offer: offerIn('accepted') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('To Sonali Audio')
    await expect(canvas.getByText('Buy before it expires')).toBeVisible()
  },
})

export const Over = meta.story({
  args: { offer: offerIn('declined') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).not.toHaveTextContent('Until')
  },
})

export const LongTexts = meta.story({ args: { offer: longOffer } })

/** Without a party there is no name. */
export const WithoutParty = meta.story({
  args: { offer: { ...offerIn('expired'), supplier: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).not.toHaveTextContent('To ')
  },
})

export const Loading = meta.story({ render: () => <OfferCardSkeleton /> })

/** The skeleton is as high as the card, so that nothing jumps. */
export const InItsPlace = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <div className="grid gap-4">
      <OfferCardSkeleton />
      <OfferCard {...args} />
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
  render: () => <Composite stories={{ Default, Made, Over, LongTexts, WithoutParty, Loading }} />,
})
