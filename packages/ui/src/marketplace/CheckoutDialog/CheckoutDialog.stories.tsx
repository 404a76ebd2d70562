import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { longTexts } from '../products.fixtures.ts'
import { CheckoutDialog, type CheckoutDialogProps } from './CheckoutDialog.tsx'
import { answering, expectRejection, findCheckout, inShop, order, totalOf } from './checkout.fixtures.tsx'

const meta = preview.meta({
  ...inShop,
  component: CheckoutDialog,
  title: 'Marketplace/Buying/CheckoutDialog',
})

/** Buy opens it. The buyer's fields are read-only, and the quantity starts at 1 with the focus. */
export const Default = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const buy = canvas.getByRole('button', { name: 'Buy' })
    await userEvent.click(buy)
    const checkout = await findCheckout()
    await expect(checkout.getByRole('textbox', { name: 'Name' })).toHaveValue('Nusrat Rahman')
    await expect(checkout.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
    await expect(checkout.getByRole('textbox', { name: 'Email' })).toHaveValue('nusrat@deltatraders.example')
    await expect(checkout.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly')
    const quantity = checkout.getByRole('spinbutton', { name: 'Quantity' })
    await expect(quantity).toHaveValue('1')
    await expect(quantity).not.toHaveAttribute('aria-valuemax')
    await waitFor(() => expect(quantity).toHaveFocus())
    await userEvent.click(checkout.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(buy).toHaveFocus())
  },
})

export const Playground = meta.story({})

export const Closed = meta.story({
  tags: ['behaviour'],
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

export const Open = meta.story({ tags: ['visual'], parameters: { chromatic: { disableSnapshot: false } } })

/** When a buyer orders again, a message first says what has changed. */
export const WithMessage = meta.story({
  args: {
    message: <Banner tone="info" title="The price has changed" text="It was $35.00 when you last bought it." />,
    defaultQuantity: 240,
  },
  play: async () => {
    const checkout = await findCheckout()
    await expect(checkout.getByText('It was $35.00 when you last bought it.')).toBeVisible()
    await expect(checkout.getByRole('spinbutton')).toHaveValue('240')
  },
})

/** The total follows the quantity, and a button sets the minimum. */
export const SetToMinimum = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const checkout = await findCheckout()
    await expect(totalOf(checkout)).toBe('$38.50')
    await userEvent.click(checkout.getByRole('button', { name: 'One unit more' }))
    await expect(totalOf(checkout)).toBe('$77.00')
    await userEvent.click(checkout.getByRole('button', { name: 'Set to minimum' }))
    await expect(checkout.getByRole('spinbutton')).toHaveValue('120')
    await expect(checkout.getByRole('spinbutton')).toHaveFocus()
    await expect(totalOf(checkout)).toBe('$4,620.00')
  },
})

export const BelowMinimum = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent, args }) => {
    const checkout = await findCheckout()
    await userEvent.click(checkout.getByRole('button', { name: 'Confirm purchase' }))
    await expectRejection(checkout, 'Minimum quantity required', 'You must buy at least 120 units.')
    await expect(checkout.getByRole('spinbutton')).toBeInvalid()
    await expect(checkout.getByRole('spinbutton')).toHaveFocus()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

/** The error disappears as soon as the quantity changes. */
export const AboveStock = meta.story({
  play: async ({ userEvent, args }) => {
    const checkout = await findCheckout()
    await order(checkout, userEvent, '4821')
    await expectRejection(checkout, 'Not enough stock', 'Only 4820 units available in stock.')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}')
    await expect(checkout.queryByRole('alert')).not.toBeInTheDocument()
    await expect(checkout.getByRole('spinbutton')).toBeValid()
  },
})

/** Exactly the minimum and exactly the stock are allowed. */
export const AtTheLimits = meta.story({
  tags: ['behaviour'],
  args: { onConfirm: answering(async () => ({ title: 'Sold', text: 'The story refuses, to stay open.' })) },
  play: async ({ userEvent, args }) => {
    const checkout = await findCheckout()
    await order(checkout, userEvent, '119')
    await order(checkout, userEvent, '120')
    await checkout.findByText('Sold')
    await order(checkout, userEvent, '4820')
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledTimes(2))
    await expect(args.onConfirm).toHaveBeenNthCalledWith(1, 120, args.product.price)
    await expect(args.onConfirm).toHaveBeenNthCalledWith(2, 4820, args.product.price)
  },
})

/** Nothing closes it while the purchase is pending, and nothing is bought twice. */
export const Pending = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { onConfirm: answering(() => new Promise<undefined>(() => undefined)) },
  play: async ({ userEvent, args }) => {
    const checkout = await findCheckout()
    await order(checkout, userEvent, '120')
    const confirm = checkout.getByRole('button', { name: 'Confirm purchase' })
    await expect(confirm).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(confirm)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(checkout.getByRole('button', { name: 'Cancel' }))
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
})

/** The host's function throws synchronously. */
export const FailedAtOnce = meta.story({
  tags: ['behaviour'],
  args: {
    onConfirm: fn<CheckoutDialogProps['onConfirm']>(() => {
      throw new TypeError('Not signed in')
    }),
  },
  play: async ({ userEvent, args }) => {
    const checkout = await findCheckout()
    await order(checkout, userEvent, '120')
    await expectRejection(checkout, 'Error', 'Something went wrong.')
    await userEvent.click(checkout.getByRole('button', { name: 'Cancel' }))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
})

export const Failed = meta.story({
  args: { onConfirm: answering(async () => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ userEvent }) => {
    const checkout = await findCheckout()
    await order(checkout, userEvent, '120')
    await expectRejection(checkout, 'Error', 'Something went wrong.')
    await expect(checkout.getByRole('spinbutton')).toHaveValue('120')
    await expect(checkout.getByRole('spinbutton')).toBeValid()
  },
})

/** The host adds the reason below the fixed text. */
export const FailedOffline = meta.story({
  tags: ['behaviour'],
  args: {
    onConfirm: answering(async () => Promise.reject(new TypeError('Failed to fetch'))),
    failureHint: 'You are offline. Your order was not placed. Try again when you are back online.',
  },
  play: async ({ userEvent }) => {
    const checkout = await findCheckout()
    await order(checkout, userEvent, '120')
    await expectRejection(checkout, 'Error', 'Something went wrong.You are offline. Your order was not placed.')
    await order(checkout, userEvent, '2')
    await expect(checkout.getByRole('alert')).not.toHaveTextContent('You are offline.')
  },
})

/** Another buyer was faster: the server's error appears like a validation error. */
export const Refused = meta.story({
  args: {
    onConfirm: answering(async () => ({ title: 'Not enough stock', text: 'Only 96 units available in stock.' })),
  },
  play: async ({ userEvent }) => {
    const checkout = await findCheckout()
    await order(checkout, userEvent, '120')
    await expectRejection(checkout, 'Not enough stock', 'Only 96 units available in stock.')
  },
})

/** By keyboard alone: after the purchase it closes, and the next time it starts at 1. */
export const Bought = meta.story({
  tags: ['behaviour'],
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveFocus())
    await userEvent.keyboard('200')
    await expect(screen.getByRole('spinbutton')).toHaveValue('200')
    for (const name of ['Set to minimum', 'Cancel', 'Confirm purchase']) {
      await userEvent.tab()
      await expect(screen.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(args.onConfirm).toHaveBeenCalledWith(200, args.product.price)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }))
    const checkout = await findCheckout()
    await expect(checkout.getByRole('spinbutton')).toHaveValue('1')
    await userEvent.click(checkout.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

/** Quantity and price are agreed: they cannot be changed, and no rule applies. */
export const Agreed = meta.story({
  args: { agreed: { quantity: 5000, price: 34.25 } },
  play: async ({ userEvent, args }) => {
    const checkout = await findCheckout()
    const quantity = checkout.getByRole('textbox', { name: 'Quantity' })
    await expect(quantity).toHaveValue('5,000')
    await expect(quantity).toHaveAttribute('readonly')
    await expect(quantity).toHaveAccessibleDescription(/^As agreed/)
    await expect(checkout.queryByRole('spinbutton')).toBeNull()
    await expect(totalOf(checkout)).toBe('$171,250.00')
    await userEvent.click(checkout.getByRole('button', { name: 'Confirm purchase' }))
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(5000, 34.25))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const OwnRules = meta.story({
  tags: ['behaviour'],
  args: {
    validate: (quantity) =>
      quantity % 24 === 0 ? null : { title: 'Whole cartons only', text: 'A carton holds 24 units.' },
  },
  play: async ({ userEvent }) => {
    const checkout = await findCheckout()
    await order(checkout, userEvent, '25')
    await expectRejection(checkout, 'Whole cartons only', 'A carton holds 24 units.')
  },
})

export const LongTexts = meta.story({
  args: {
    product: longTexts,
    buyer: {
      name: 'Mohammad Abdullah Al-Mamun Chowdhury-Rahman of the Delta Traders',
      email: 'purchasing.department.head.office@international-delta-traders.example',
    },
  },
})
