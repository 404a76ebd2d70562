import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { studioHeadphones } from '../products.fixtures.ts'
import { CheckoutDialog } from './CheckoutDialog.tsx'
import { expectRejection, findCheckout, inShop, order } from './checkout.fixtures.tsx'

const supplier = { id: 's1', name: 'Padma Mills', verified: false, smallestOrderValue: 5000 }

const meta = preview.meta({
  ...inShop,
  component: CheckoutDialog,
  title: 'Marketplace/Buying/CheckoutDialog/Smallest value',
  args: { ...inShop.args, product: { ...studioHeadphones, supplier } },
})

/**
 * The smallest order value is shown with the limits, enforced before the purchase, and used by the button that sets the
 * minimum.
 */
export const Default = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, userEvent }) => {
    const checkout = await findCheckout()
    const field = checkout.getByRole('spinbutton', { name: 'Quantity' })
    await expect(field).toHaveAccessibleDescription('Minimum 120, 4,820 in stock, orders from $5,000.00: 130 units')
    await order(checkout, userEvent, '129')
    await expectRejection(
      checkout,
      'Smallest order value',
      'This supplier takes orders of $5,000.00 or more: at least 130 units of this product.',
    )
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(checkout.getByRole('button', { name: 'Set to minimum' }))
    await expect(field).toHaveValue('130')
    await userEvent.click(checkout.getByRole('button', { name: 'Confirm purchase' }))
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(130, 38.5))
  },
})

export const Playground = meta.story({})

/** By the carton, at the price of the quantity: 6 cartons of 24 reach the value at $38.50, and also at the lower price. */
export const ByTheCarton = meta.story({
  args: {
    product: { ...studioHeadphones, supplier, orderMultiple: 24, priceBreaks: [{ from: 144, price: 34.75 }] },
  },
  play: async ({ userEvent }) => {
    const checkout = await findCheckout()
    const field = checkout.getByRole('spinbutton', { name: 'Quantity' })
    await expect(field).toHaveAccessibleDescription(/sold in cartons of 24, orders from \$5,000\.00: 144 units$/)
    // 130 units reach the value but are not whole cartons. Five cartons would not reach it.
    await order(checkout, userEvent, '130')
    await expect(checkout.getByText('Order in multiples of 24 units: 144.')).toBeVisible()
    await userEvent.click(checkout.getByRole('button', { name: 'Set to minimum' }))
    await expect(field).toHaveValue('144')
  },
})

/** If the minimum already reaches the value, the value is not shown. */
export const WorthEnough = meta.story({
  tags: ['behaviour'],
  args: { product: { ...studioHeadphones, supplier: { ...supplier, smallestOrderValue: 100 } } },
  play: async () => {
    const checkout = await findCheckout()
    await expect(checkout.getByRole('spinbutton', { name: 'Quantity' })).toHaveAccessibleDescription(
      'Minimum 120, 4,820 in stock',
    )
  },
})
