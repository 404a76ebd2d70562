import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { CheckoutDialog } from './CheckoutDialog.tsx'
import { answering, expectRejection, findCheckout, inShop, order, totalOf } from './checkout.fixtures.tsx'

const meta = preview.meta({
  ...inShop,
  component: CheckoutDialog,
  title: 'Marketplace/Buying/CheckoutDialog/Quantity',
})

export const Default = meta.story({})

export const Playground = meta.story({})

/** While the purchase is pending the quantity cannot be changed. */
export const NothingChangesWhilePending = meta.story({
  tags: ['behaviour'],
  args: { onConfirm: answering(() => new Promise<undefined>(() => undefined)) },
  play: async ({ userEvent }) => {
    const checkout = await findCheckout()
    await order(checkout, userEvent, '130')
    await userEvent.click(checkout.getByRole('button', { name: 'One unit more' }))
    await userEvent.click(checkout.getByRole('button', { name: 'One unit less' }))
    await userEvent.click(checkout.getByRole('button', { name: 'Set to minimum' }))
    await userEvent.type(checkout.getByRole('spinbutton'), '{ArrowUp}{Home}')
    await expect(checkout.getByRole('spinbutton')).toHaveValue('130')
    await expect(totalOf(checkout)).toBe('$5,005.00')
  },
})

/** An empty field shows an error and buys nothing. */
export const Emptied = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const checkout = await findCheckout()
    const stepper = checkout.getByRole('spinbutton')
    await userEvent.clear(stepper)
    await userEvent.type(stepper, '150')
    await userEvent.clear(stepper)
    await expect(totalOf(checkout)).toBe('$0.00')
    await userEvent.click(checkout.getByRole('button', { name: 'Confirm purchase' }))
    await expect(stepper).toHaveAccessibleDescription(/^Enter a quantity/)
    await expect(stepper).toHaveValue('')
    await expect(stepper).toHaveFocus()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await order(checkout, userEvent, '150')
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith(150, args.product.price))
  },
})

/** Text that is not a whole number shows an error and stays as typed. */
export const Unreadable = meta.story({
  play: async ({ userEvent, args }) => {
    const checkout = await findCheckout()
    for (const typed of ['150.5', '1.200,50', '1e3', '10/12', '1200,50', '-', '150 pcs']) {
      await order(checkout, userEvent, typed)
      await expect(checkout.getByRole('spinbutton')).toHaveValue(typed)
      await expect(checkout.getByRole('spinbutton')).toHaveAccessibleDescription(
        new RegExp(`^“${typed}” is not a whole number of units`),
      )
      await expect(checkout.getByRole('spinbutton')).toHaveFocus()
    }
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})

/** A group separator and digits of any script are understood: the purchase uses the number that was meant. */
export const AsPeopleWrite = meta.story({
  tags: ['behaviour'],
  args: { onConfirm: answering(async () => ({ title: 'Sold', text: 'The story refuses, to stay open.' })) },
  play: async ({ userEvent, args }) => {
    const checkout = await findCheckout()
    const written = [
      ['1,200', 1200],
      ['1,200.00', 1200],
      [' 1 200 ', 1200],
      ['১২০', 120],
      ['٣٠٠', 300],
    ] as const
    for (const [typed, meant] of written) {
      await order(checkout, userEvent, typed)
      await checkout.findByText('Sold')
      await expect(args.onConfirm).toHaveBeenLastCalledWith(meant, args.product.price)
      await expect(checkout.getByRole('spinbutton')).toHaveValue(String(meant))
    }
  },
})

/** If Enter is rejected the quantity is selected, so that typing replaces it. */
export const TypedAnew = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    const checkout = await findCheckout()
    const stepper = checkout.getByRole('spinbutton')
    await userEvent.clear(stepper)
    await userEvent.type(stepper, '12')
    stepper.closest('form')?.requestSubmit()
    await checkout.findByText('Minimum quantity required')
    await userEvent.keyboard('240')
    await expect(stepper).toHaveValue('240')
  },
})

/** Zero and negative quantities are below every minimum; a billion is above every stock. */
export const FarOff = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const checkout = await findCheckout()
    for (const typed of ['0', '-5']) {
      await order(checkout, userEvent, typed)
      await expect(totalOf(checkout)).toBe('$0.00')
      await expectRejection(checkout, 'Minimum quantity required', 'You must buy at least 120 units.')
    }
    await order(checkout, userEvent, '1000000000')
    await expectRejection(checkout, 'Not enough stock', 'Only 4820 units available in stock.')
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
})
