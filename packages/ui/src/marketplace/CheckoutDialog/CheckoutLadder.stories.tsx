import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { studioHeadphones } from '../products.fixtures.ts'
import { CheckoutDialog, type CheckoutDialogProps } from './CheckoutDialog.tsx'
import { answering } from './checkout.fixtures.tsx'

const meta = preview.meta({
  component: CheckoutDialog,
  title: 'Marketplace/Buying/CheckoutDialog/By the carton',
  args: {
    isOpen: true,
    onOpenChange: fn(),
    buyer: { name: 'Nasrin Rahman', email: 'nasrin@buyers.example' },
    product: {
      ...studioHeadphones,
      orderMultiple: 24,
      priceBreaks: [
        { from: 240, price: 36 },
        { from: 480, price: 33.25 },
      ],
    },
    onConfirm: fn<CheckoutDialogProps['onConfirm']>(async () => null),
  },
})

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Checkout' }))

/** The buttons go from carton to carton. Price, total and hint follow, and the purchase uses the shown price. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultQuantity: 216 },
  play: async ({ args, userEvent }) => {
    const checkout = await dialog()
    const field = checkout.getByRole('spinbutton', { name: 'Quantity' })
    await expect(field).toHaveAccessibleDescription(/sold in cartons of 24/)
    await expect(checkout.getByText('24 more and each costs $36.00.')).toBeVisible()
    await userEvent.click(checkout.getByRole('button', { name: '24 units more' }))
    await expect(field).toHaveValue('240')
    await expect(checkout.getByText('$8,640.00')).toBeVisible()
    await userEvent.click(checkout.getByRole('button', { name: 'Confirm purchase' }))
    await waitFor(() => expect(args.onConfirm).toHaveBeenLastCalledWith(240, 36))
  },
})

/** Below the minimum it shows the price of the minimum. No step is marked, and the hint counts from the typed quantity. */
export const BelowMinimum = meta.story({
  args: {
    product: { ...studioHeadphones, minQuantity: 100, orderMultiple: 24, priceBreaks: [{ from: 240, price: 36 }] },
  },
  play: async ({ userEvent }) => {
    const checkout = await dialog()
    const minimum = checkout.getByText(/^Minimum 120: \$/)
    await expect(minimum).toBeVisible()
    await expect(checkout.getByText('239 more and each costs $36.00.')).toBeVisible()
    await expect(checkout.queryByRole('rowheader', { name: /Your quantity/ })).toBeNull()
    await userEvent.click(checkout.getByRole('button', { name: 'Set to minimum' }))
    await expect(checkout.queryByText(/^Minimum 120: /)).toBeNull()
    await expect(checkout.getByText('120 more and each costs $36.00.')).toBeVisible()
    await expect(checkout.getByRole('rowheader', { name: /Your quantity/ })).toHaveTextContent('From 120')
  },
})

const manySteps = {
  ...studioHeadphones,
  orderMultiple: 24,
  priceBreaks: [240, 480, 960, 1920].map((from, step) => ({ from, price: 36 - step })),
}

/** In the viewport, with nothing over it. */
function isInView(element: HTMLElement) {
  const { left, width, top, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && element.contains(hit)
}

/** On a phone the total stays above the buttons with nothing over it, however long the content before it is. */
export const TotalInView = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultQuantity: 216, product: manySteps },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const checkout = await dialog()
    const total = checkout.getByText('$8,316.00')
    await waitFor(() => expect(isInView(total)).toBe(true))
    const confirm = checkout.getByRole('button', { name: 'Confirm purchase' })
    await expect(total.getBoundingClientRect().bottom).toBeLessThanOrEqual(confirm.getBoundingClientRect().top)
  },
})

/** The error appears at the quantity, which has the focus. Below the ladder nobody would see it. */
export const RefusalInView = meta.story({
  tags: ['behaviour'],
  args: {
    defaultQuantity: 216,
    product: manySteps,
    onConfirm: answering(async () => ({ title: 'The price has changed' })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const checkout = await dialog()
    await userEvent.click(checkout.getByRole('button', { name: 'Confirm purchase' }))
    const said = await checkout.findByText('The price has changed')
    await waitFor(() => expect(isInView(said)).toBe(true))
  },
})

/** Any number can be typed; a quantity between cartons gets the nearest whole cartons as suggestions. */
export const BrokenCarton = meta.story({
  args: { defaultQuantity: 130 },
  play: async ({ args, userEvent }) => {
    const checkout = await dialog()
    await userEvent.click(checkout.getByRole('button', { name: 'Confirm purchase' }))
    await expect(checkout.getByText('Sold by the carton')).toBeVisible()
    await expect(checkout.getByText('Order in multiples of 24 units: 120 or 144.')).toBeVisible()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

/** A minimum of 120 in cartons of 50 is 150. */
export const SetToMinimum = meta.story({
  tags: ['behaviour'],
  args: { product: { ...studioHeadphones, orderMultiple: 50 } },
  play: async ({ userEvent }) => {
    const checkout = await dialog()
    await userEvent.click(checkout.getByRole('button', { name: 'Set to minimum' }))
    await expect(checkout.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('150')
    await userEvent.click(checkout.getByRole('button', { name: '50 units less' }))
    await expect(checkout.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('100')
  },
})
