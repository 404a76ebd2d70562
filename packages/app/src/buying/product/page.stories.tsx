import { expect, fn } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { checkout, failed, loaded, loading, oneGood, withApp } from '../../flows/pages.fixtures.tsx'
import { ProductPage } from './page.tsx'

const meta = preview.meta({
  component: ProductPage,
  title: 'App/Pages/Product',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({ args: { product: loaded(oneGood), isMissing: false, ...checkout } })

/** Beside Buy, where somebody else sells it. */
export const WithOffer = meta.story({
  args: { product: loaded(oneGood), isMissing: false, ...checkout, onOffer: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Make an offer' }))
    await expect(args.onOffer).toHaveBeenCalledOnce()
  },
})

export const OutOfStock = meta.story({
  args: { product: loaded({ ...oneGood, mainQuantity: 0 }), isMissing: false, ...checkout },
})

export const Loading = meta.story({ args: { product: loading, isMissing: false, ...checkout } })

export const Missing = meta.story({ args: { product: failed, isMissing: true, ...checkout } })

export const Failed = meta.story({ args: { product: failed, isMissing: false, ...checkout } })
