import { Button } from '@arot/ui/Button'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { type Offer, type OfferAct, offerStates, statusOf } from '../offer.ts'
import { longOffer, offerIn, offerTo } from '../offers.fixtures.ts'
import { english } from './labels.ts'
import { OfferDetail, type OfferDetailProps } from './OfferDetail.tsx'

const reader = { name: 'Nusrat Rahman', email: 'nusrat@deltatraders.example' }

const meta = preview.meta({
  component: OfferDetail,
  title: 'Trade/Offers/OfferDetail',
  args: {
    offer: offerIn('countered') as Offer | null | undefined,
    acts: ['accept', 'counter', 'decline'] as OfferAct[],
    onAct: fn<OfferDetailProps['onAct']>(async () => {}),
    onCounter: fn(),
    productHref: '/product/p-headphones',
    reader,
  },
})

/** The current terms, who has to answer until when, the parties and the history. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Studio Over-ear Headphones' })).toBeVisible()
    await expect(canvas.getByText(english.next.answer)).toBeVisible()
    await expect(canvas.getByText('It is valid until Nov 28, 2026.')).toBeVisible()
    const terms = canvas.getByRole('region', { name: 'Terms' })
    for (const fact of ['480 units', '$36.00', '$37.00', '2.7% below list price', '$17,280.00', '5d1e8b40-offer'])
      await expect(terms).toHaveTextContent(fact)
    const parties = canvas.getByRole('region', { name: 'Parties' })
    await expect(parties).toHaveTextContent('BuyerNusrat Rahman (you)')
    await expect(parties).toHaveTextContent('SupplierSonali Audio')
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, accept it' }))
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('accept', {}))
  },
})

export const Playground = meta.story({})

/** The supplier's name links to their page. */
export const SupplierWithPage = meta.story({
  args: { supplierHref: '/suppliers/s-sonali' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sonali Audio' })).toHaveAttribute('href', '/suppliers/s-sonali')
  },
})

/** The supplier can write to the buyer. */
export const Received = meta.story({
  args: { offer: offerTo('asked'), reader: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: reader.email })).toHaveAttribute('href', `mailto:${reader.email}`)
  },
})

export const Agreed = meta.story({
  args: { offer: offerIn('accepted'), acts: [], onBuy: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^The units are reserved until Nov 26, 2026/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy at these terms' }))
    await waitFor(() => expect(args.onBuy).toHaveBeenCalledOnce())
  },
})

/** A bought offer links to its order. */
export const Bought = meta.story({
  args: { offer: offerIn('bought'), acts: [], orderHref: '/orders/7f3a9c20-order' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/orders/7f3a9c20-order')
  },
})

export const Declined = meta.story({ args: { offer: offerIn('declined'), acts: [] } })

/** Each state has one sentence for each side. */
export const Next = meta.story({
  render: (args) => (
    <div className="grid gap-10">
      {offerStates.flatMap((state) =>
        [offerIn(state), offerTo(state)].map((offer) => (
          <section key={`${state} ${offer.side}`} aria-label={`${state} ${offer.side}`}>
            <OfferDetail {...args} offer={offer} acts={[]} />
          </section>
        )),
      )}
    </div>
  ),
  // Sixteen offers on one page have regions of the same name. A real page has one offer.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas }) => {
    for (const offer of offerStates.flatMap((state) => [offerIn(state), offerTo(state)]))
      await expect(
        within(canvas.getByRole('region', { name: `${offer.state} ${offer.side}` })).getByText(
          english.next[statusOf(offer)],
        ),
      ).toBeVisible()
  },
})

export const LongTexts = meta.story({
  args: { offer: longOffer, acts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Terms' })).toHaveTextContent('$123,456.00')
  },
})

export const Loading = meta.story({
  args: { offer: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the offer')
  },
})

export const Failed = meta.story({
  args: { offer: undefined, error: new Error('no answer'), onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NotFound = meta.story({
  args: { offer: null, notFoundAction: <Button>All offers</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offer not found')).toBeVisible()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Received, Agreed, LongTexts, Loading }} />,
})
