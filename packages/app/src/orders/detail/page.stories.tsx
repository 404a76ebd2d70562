import type { Order } from '@arot/contract'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { checkout, failed, loading, missing, oneGood, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { bought, sold } from '../orders.fixtures.ts'
import { OrderPage } from './page.tsx'

const [onItsWay] = bought as [Order]
const [waiting] = sold as [Order]

const reviewActs = { review: fn(async () => null), answer: fn(async () => null) }

const meta = preview.meta({
  component: OrderPage,
  title: 'App/Pages/Order',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
  args: {
    ...checkout,
    reviewActs,
    onAct: fn(async () => null),
    findProduct: fn(async () => oneGood),
  },
})

/** A supplier with an id has a page. */
export const Bought = meta.story({
  args: { order: resultOf<Order>({ ...onItsWay, supplier: { name: 'Sonali Audio', id: 's1' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sonali Audio' })).toHaveAttribute('href', '/suppliers/s1')
  },
})

/** An order from an offer links to that offer. */
export const FromAnOffer = meta.story({
  args: { order: resultOf({ ...onItsWay, offerId: 'f1' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'From an offer' })).toHaveAttribute('href', '/offers/f1')
  },
})

/** A supplier cannot buy their own product again. */
export const Sold = meta.story({
  args: { order: resultOf(waiting) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Accept/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Buy again' })).toBeNull()
  },
})

/** A member who ordered from themselves can buy again, as buyer and as supplier. */
export const SoldToOneself = meta.story({
  tags: ['behaviour'],
  args: { order: resultOf<Order>({ ...waiting, toOneself: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Buy again' })).toBeVisible()
  },
})

/** The checkout first shows what has changed since the order. */
export const BoughtAgain = meta.story({
  args: {
    order: resultOf(onItsWay),
    findProduct: fn(async () => ({ ...oneGood, price: 40, minQuantity: 300, mainQuantity: 100 })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy again' }))
    await expect(await screen.findByText('Changed since your last order')).toBeVisible()
    for (const said of ['The minimum order is now 300 units.', 'Only 100 are in stock.'])
      await expect(screen.getByText(said)).toBeVisible()
    await expect(screen.getByRole('spinbutton')).toHaveValue('240')
  },
})

const received: Order = { ...onItsWay, state: 'received' }
const review = { id: 'r1', rating: 4, words: 'Every carton arrived dry.', at: new Date('2026-11-22'), by: 'Nadia K.' }

/** The buyer can review a received order. */
export const Received = meta.story({
  args: { order: resultOf(received) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 stars' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Your review/ }), 'Well packed.')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish the review' }))
    await expect(reviewActs.review).toHaveBeenCalledWith(received, { rating: 4, words: 'Well packed.' })
  },
})

/** A published review is shown without its form. The form opens when the buyer wants to change it. */
export const Changed = meta.story({
  args: { order: resultOf<Order>({ ...received, review: { ...review, at: new Date() } }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Every carton arrived dry.')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Change your review' }))
    await expect(canvas.getByRole('radio', { name: '4 stars' })).toHaveFocus()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Your review/ }), ' Thank you.{Tab}{Enter}')
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
    const said = canvas.getByText('Your review is published.')
    await expect(said).toHaveRole('status')
    await expect(said.parentElement).toHaveFocus()
  },
})

/** The supplier can reply. */
export const Reviewed = meta.story({
  args: { order: resultOf<Order>({ ...waiting, state: 'received', review }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Every carton arrived dry.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Your answer/ }), 'Thank you.{Tab}{Enter}')
    await expect(reviewActs.answer).toHaveBeenCalledWith(expect.objectContaining({ review }), 'Thank you.')
  },
})

/** An order to oneself has no review. */
export const ToOneself = meta.story({
  tags: ['behaviour'],
  args: { order: resultOf<Order>({ ...received, toOneself: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Review' })).toBeNull()
  },
})

export const Loading = meta.story({ args: { order: loading } })

export const NotFound = meta.story({ args: { order: missing } })

export const Failed = meta.story({ args: { order: failed } })
