import { expect, fn, within } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { failed, loading, missing, oneGood, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { ChangePricesPage } from './page.tsx'

const product = {
  ...oneGood,
  minQuantity: 24,
  orderMultiple: 24,
  priceBreaks: [{ from: 240, price: oneGood.price - 2 }],
}
const since = (at: string, price: number) => ({ _id: at, at: new Date(at), price })
const history = resultOf({
  items: [
    { ...since('2026-11-02T09:00:00Z', product.price), priceBreaks: product.priceBreaks },
    since('2026-06-14T09:00:00Z', product.price + 1),
  ],
  pages: 1,
})

const meta = preview.meta({
  component: ChangePricesPage,
  title: 'App/Pages/Change prices',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
  args: {
    product: resultOf(product),
    history,
    isForbidden: false,
    onSubmit: fn(async () => undefined),
  },
})

/** The form checks the market's price rules before it sends anything. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const price = canvas.getByRole('textbox', { name: /^Price\b(?! each)/ })
    await userEvent.clear(price)
    await userEvent.type(price, '1')
    await userEvent.click(canvas.getByRole('button', { name: 'Save prices' }))
    const step = canvas.getByRole('group', { name: 'Price break 1' })
    await expect(step).toHaveAccessibleDescription(/^From 240 units the price must be below 1\./)
    await expect(within(step).getAllByRole('textbox')[0]).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const NotYours = meta.story({ args: { isForbidden: true, history: failed } })

export const Loading = meta.story({ args: { product: loading, history: loading } })

export const Missing = meta.story({ args: { product: missing } })

export const Failed = meta.story({ args: { product: failed, history: failed } })
