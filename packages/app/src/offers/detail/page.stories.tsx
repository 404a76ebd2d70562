import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { checkout, failed, loading, missing, oneGood, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { offerIn, offerTo } from '../offers.fixtures.ts'
import { OfferPage } from './page.tsx'

const meta = preview.meta({
  component: OfferPage,
  title: 'App/Pages/Offer',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
  args: {
    buyer: checkout.buyer,
    onAct: fn(async () => null),
    onCounter: fn(async () => null),
    onBuy: fn(async () => null),
    findProduct: fn(async () => ({ ...oneGood, minQuantity: 48, mainQuantity: 0 })),
  },
})

export const Received = meta.story({ args: { offer: resultOf(offerTo('asked')) } })

export const Made = meta.story({
  args: { offer: resultOf({ ...offerIn('asked'), supplier: { name: 'Sonali Audio', id: 's1' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sonali Audio' })).toHaveAttribute('href', '/suppliers/s1')
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Accept' })).toBeNull()
  },
})

/** A counter-offer starts with the terms that it replies to. */
export const Countered = meta.story({
  args: { offer: resultOf(offerTo('asked')) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Counter-offer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a counter-offer' }))
    const price = dialog.getByRole('textbox', { name: 'Your price per unit' })
    await userEvent.click(dialog.getByRole('button', { name: 'Send counter-offer' }))
    await expect(price).toHaveAccessibleDescription(/These are the terms you were offered/)
    await expect(args.onCounter).not.toHaveBeenCalled()
    await userEvent.clear(price)
    await userEvent.type(price, '36.005')
    await userEvent.click(dialog.getByRole('button', { name: 'Send counter-offer' }))
    await waitFor(() => expect(price).toBeInvalid())
    await userEvent.clear(price)
    await userEvent.type(price, '36')
    await userEvent.click(dialog.getByRole('button', { name: 'Send counter-offer' }))
    await waitFor(() =>
      expect(args.onCounter).toHaveBeenCalledWith(
        expect.anything(),
        expect.objectContaining({ quantity: 240, price: 36 }),
      ),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** A counter-offer shows the stock, and its problems show figures with separators. */
export const CounteredForMillions = meta.story({
  tags: ['behaviour'],
  args: {
    offer: resultOf(offerTo('asked')),
    findProduct: fn(async () => ({ ...oneGood, minQuantity: 1_000_000, mainQuantity: 1_200_000 })),
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Counter-offer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a counter-offer' }))
    const quantity = dialog.getByRole('spinbutton', { name: 'Quantity' })
    await expect(quantity).toHaveAccessibleDescription('Minimum 1,000,000, 1,200,000 in stock')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '999,999')
    await userEvent.click(dialog.getByRole('button', { name: 'Send counter-offer' }))
    await expect(quantity).toHaveAccessibleDescription(/You must buy at least 1,000,000 units\./)
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '1,200,001')
    await expect(dialog.getByRole('alert')).toHaveTextContent('More than is in stock')
    await expect(args.onCounter).not.toHaveBeenCalled()
  },
})

/** The checkout buys at the agreed quantity and price, whatever the stock is now. */
export const Agreed = meta.story({
  args: { offer: resultOf(offerIn('accepted')) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy at these terms' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Checkout' }))
    const quantity = dialog.getByRole('textbox', { name: 'Quantity' })
    await expect(quantity).toHaveValue('360')
    await expect(quantity).toHaveAttribute('readonly')
    await expect(dialog.getByText('$12,780.00')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm purchase' }))
    await waitFor(() => expect(args.onBuy).toHaveBeenCalledOnce())
  },
})

export const Bought = meta.story({
  args: { offer: resultOf(offerIn('bought')) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/orders/7f3a9c20-order')
  },
})

export const Lapsed = meta.story({ args: { offer: resultOf(offerIn('lapsed')) } })

export const Loading = meta.story({ args: { offer: loading } })

export const NotFound = meta.story({ args: { offer: missing } })

export const Failed = meta.story({ args: { offer: failed } })
