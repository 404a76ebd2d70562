import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { studioHeadphones } from '../products.fixtures.ts'
import { ProductDetail } from './ProductDetail.tsx'

const meta = preview.meta({
  component: ProductDetail,
  title: 'Marketplace/Buying/ProductDetail/Smallest order',
  args: { onBuy: fn() },
})

const supplier = { id: 's1', name: 'Padma Mills', verified: false }

/** A minimum of 9 in cartons of 24 is one carton. */
export const Default = meta.story({
  args: { product: { ...studioHeadphones, minQuantity: 9, orderMultiple: 24 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Minimum order').nextElementSibling).toHaveTextContent('24 units')
    await expect(canvas.getByText('Minimum order: 24 units')).toBeVisible()
  },
})

export const Playground = meta.story({ args: { product: studioHeadphones } })

/** The supplier has a smallest order value: the units that reach it appear beside it and beside Buy. */
export const OfValue = meta.story({
  args: { product: { ...studioHeadphones, supplier: { ...supplier, smallestOrderValue: 5000 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Minimum order').nextElementSibling).toHaveTextContent('120 units')
    await expect(canvas.getByText('Smallest order value').nextElementSibling).toHaveTextContent('$5,000.00 (130 units)')
    await expect(canvas.getByText('Minimum order: 130 units')).toBeVisible()
  },
})

/** If the minimum already reaches the value, nothing more is needed. */
export const WorthEnough = meta.story({
  tags: ['behaviour'],
  args: { product: { ...studioHeadphones, supplier: { ...supplier, smallestOrderValue: 100 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Smallest order value').nextElementSibling).toHaveTextContent(/^\$100\.00$/)
    await expect(canvas.getByText('Minimum order: 120 units')).toBeVisible()
  },
})

/** The stock is less than a carton, or below the value: nobody can buy the product, and the page says why. */
export const CannotBeFilled = meta.story({
  args: { product: { ...studioHeadphones, minQuantity: 9, orderMultiple: 24, mainQuantity: 20 } },
  play: async ({ canvas, userEvent, args }) => {
    const buy = canvas.getByRole('button', { name: 'Buy' })
    await expect(buy).toHaveAccessibleDescription('Only 20 left, minimum is 24')
    await userEvent.click(buy)
    await expect(args.onBuy).not.toHaveBeenCalled()
  },
})
