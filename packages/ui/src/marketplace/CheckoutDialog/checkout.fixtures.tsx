import { useState } from 'react'
import { expect, fn, screen, type userEvent as userEvents, within } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { studioHeadphones } from '../products.fixtures.ts'
import { CheckoutDialog, type CheckoutDialogProps, type Rejection } from './CheckoutDialog.tsx'

export function answering(answer: () => Promise<Rejection | undefined>) {
  return fn<CheckoutDialogProps['onConfirm']>(answer)
}

/** The initial args of the dialog's stories. */
export const inShop = {
  parameters: { docs: { story: { inline: false, iframeHeight: '620px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    product: studioHeadphones,
    buyer: { name: 'Nusrat Rahman', email: 'nusrat@deltatraders.example' },
    onConfirm: answering(async () => undefined),
  },
  render: (args: CheckoutDialogProps) => <Shop {...args} />,
}

/** Controls whether the dialog is open, like a page. */
function Shop({ isOpen, onOpenChange, ...props }: CheckoutDialogProps) {
  const [isShown, setIsShown] = useState(isOpen)
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Buy</Button>
      <CheckoutDialog
        {...props}
        isOpen={isShown}
        onOpenChange={(next) => {
          setIsShown(next)
          onOpenChange(next)
        }}
      />
    </>
  )
}

type Checkout = ReturnType<typeof within>
type User = Pick<ReturnType<typeof userEvents.setup>, 'clear' | 'type' | 'click'>

export async function findCheckout(): Promise<Checkout> {
  return within(await screen.findByRole('dialog', { name: 'Checkout' }))
}

export async function order(checkout: Checkout, userEvent: User, quantity: string) {
  const stepper = checkout.getByRole('spinbutton', { name: 'Quantity' })
  await userEvent.clear(stepper)
  await userEvent.type(stepper, quantity)
  await userEvent.click(checkout.getByRole('button', { name: 'Confirm purchase' }))
}

export function totalOf(checkout: Checkout) {
  return checkout.getByText('Total').nextElementSibling?.textContent
}

export async function expectRejection(checkout: Checkout, title: string, text: string) {
  await checkout.findByText(title)
  await expect(checkout.getByRole('alert')).toHaveTextContent(`${title}${text}`)
}
