import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { longOffer, offerIn, offerTo } from '../offers.fixtures.ts'
import { OfferThread } from './OfferThread.tsx'

const meta = preview.meta({
  component: OfferThread,
  title: 'Trade/Offers/OfferThread',
  args: { offer: offerIn('countered') },
})

/** Each version with author, time, terms and differences; then who has to answer. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Offer history' })).toBeVisible()
    const [offer, counter, next] = canvas.getAllByRole('listitem').filter(({ dataset }) => dataset.state)
    for (const said of [
      'Done: Offer',
      'By you · 10:24',
      '240 × $34.00',
      '$8,160.00',
      '$4.50 (11.7%) each below the list price',
    ])
      await expect(offer).toHaveTextContent(said)
    await expect(offer).not.toHaveTextContent('before')
    for (const said of [
      'Now: Counter-offer',
      'By Sonali Audio',
      '$1.00 (2.7%) each below the list price',
      '$2.00 (5.9%) each more than before',
      '240 units more than before',
      'At 36 if you take twenty cartons.',
    ])
      await expect(counter).toHaveTextContent(said)
    await expect(next).toHaveTextContent('To come: Your answerValid until Nov 28, 2026')
  },
})

export const Playground = meta.story({})

/** The same offer for the supplier. */
export const Received = meta.story({
  args: { offer: offerTo('asked') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By Nusrat Rahman')).toBeVisible()
    await expect(canvas.getByText('Your answer')).toBeVisible()
  },
})

export const Waiting = meta.story({
  args: { offer: offerTo('countered') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nusrat Rahman’s answer')).toBeVisible()
  },
})

/** An accepted offer says until which minute its units are reserved. */
export const Accepted = meta.story({
  args: { offer: offerIn('accepted') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Units reserved until Nov 26, 2026/)).toBeVisible()
    await expect(canvas.getByText('120 units fewer than before')).toBeVisible()
  },
})

export const Bought = meta.story({
  args: { offer: offerIn('bought') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('To come:')).toBeNull()
  },
})

/** The note of the decline stands at the end. */
export const Declined = meta.story({
  args: { offer: offerIn('declined') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not below 36 this season.')).toBeVisible()
  },
})

export const Withdrawn = meta.story({ args: { offer: offerIn('withdrawn') } })

/** The time limit ran out, so nobody is named. */
export const Expired = meta.story({
  args: { offer: offerIn('expired') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired without an answer')).toBeVisible()
  },
})

export const Lapsed = meta.story({
  args: { offer: offerIn('lapsed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired: not bought in time')).toBeVisible()
  },
})

/** A party whose account is gone has no name. */
export const PartyGone = meta.story({
  args: { offer: { ...offerTo('countered'), buyer: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By the buyer')).toBeVisible()
    await expect(canvas.getByText('The buyer’s answer')).toBeVisible()
  },
})

export const LongTexts = meta.story({ args: { offer: longOffer } })

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Accepted, Declined, LongTexts }} />,
})
