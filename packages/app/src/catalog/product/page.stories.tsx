import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { checkout, failed, loading, missing, oneGood, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { ProductPage } from './page.tsx'

const meta = preview.meta({
  component: ProductPage,
  title: 'App/Pages/Product',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({ args: { product: resultOf(oneGood), ...checkout } })

/** The buy box and the checkout share one quantity. Without a choice the checkout opens at 1. */
export const QuantityHandedOver = meta.story({
  tags: ['behaviour'],
  args: { product: resultOf(oneGood), ...checkout },
  play: async ({ canvas, userEvent }) => {
    const buy = canvas.getByRole('button', { name: 'Buy' })
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' })
    const findCheckout = async () => within(await screen.findByRole('dialog', { name: 'Checkout' }))
    const close = async () => {
      await userEvent.click((await findCheckout()).getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await userEvent.click(buy)
    await expect((await findCheckout()).getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('1')
    await close()
    await userEvent.type(field, '300')
    await userEvent.click(buy)
    const inCheckout = (await findCheckout()).getByRole('spinbutton', { name: 'Quantity' })
    await expect(inCheckout).toHaveValue('300')
    await userEvent.clear(inCheckout)
    await userEvent.type(inCheckout, '480')
    await close()
    await expect(field).toHaveValue('480')
    await userEvent.clear(field)
    await userEvent.click(buy)
    await expect((await findCheckout()).getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('1')
    await close()
  },
})

/** The offer button stands beside Buy, if another member sells the product. */
export const WithOffer = meta.story({
  args: { product: resultOf(oneGood), ...checkout, onOffer: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make an offer' }))
    await expect(args.onOffer).toHaveBeenCalledOnce()
  },
})

/** The owner's tools come first. The Buy button stays in its place. */
export const Own = meta.story({
  args: { product: resultOf(oneGood), ...checkout, onWithdrawnChange: fn(async () => {}) },
  play: async ({ canvas, userEvent, args }) => {
    const own = within(canvas.getByRole('region', { name: 'You sell this product' }))
    await expect(own.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/update-product/${oneGood._id}`)
    await expect(own.getByRole('link', { name: 'Change Prices' })).toHaveAttribute(
      'href',
      `/update-product/${oneGood._id}/prices`,
    )
    await expect(canvas.getByRole('button', { name: 'Buy' })).toBeVisible()
    await userEvent.click(own.getByRole('button', { name: 'Withdraw' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this product?' }))
    await userEvent.click(question.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(args.onWithdrawnChange).toHaveBeenCalledWith(true))
  },
})

export const OutOfStock = meta.story({
  args: { product: resultOf({ ...oneGood, mainQuantity: 0 }), ...checkout },
})

export const Loading = meta.story({ args: { product: loading, ...checkout } })

export const Missing = meta.story({ args: { product: missing, ...checkout } })

export const Failed = meta.story({ args: { product: failed, ...checkout } })
