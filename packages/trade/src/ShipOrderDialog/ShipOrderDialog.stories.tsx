import { Button } from '@arot/ui/Button'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { saleIn } from '../oneOrder.fixtures.ts'
import { ShipOrderDialog, type ShipOrderDialogProps } from './ShipOrderDialog.tsx'

const meta = preview.meta({
  component: ShipOrderDialog,
  title: 'Trade/Orders/ShipOrderDialog',
  parameters: { docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    order: saleIn('accepted'),
    onConfirm: fn<ShipOrderDialogProps['onConfirm']>(async () => {}),
  },
  render: (args) => <DialogHost {...args} />,
})

/** Empty fields are not sent. */
export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog()
    const carrier = dialog.getByRole('textbox', { name: 'Carrier (optional)' })
    await waitFor(() => expect(carrier).toHaveFocus())
    await userEvent.type(carrier, ' Karnaphuli Freight ')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tracking code (optional)' }), 'KF-118')
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }))
    await waitFor(() =>
      expect(args.onConfirm).toHaveBeenCalledWith({ carrier: 'Karnaphuli Freight', trackingCode: 'KF-118' }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const Playground = meta.story({})

export const Open = meta.story({ tags: ['visual'], parameters: { chromatic: { disableSnapshot: false } } })

/** All fields can stay empty. */
export const NothingToSay = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }))
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith({}))
  },
})

export const TooLong = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog()
    const limits = { 'Carrier (optional)': 100, 'Tracking code (optional)': 100, 'Note (optional)': 500 }
    for (const [name, limit] of Object.entries(limits)) {
      const field = dialog.getByRole('textbox', { name })
      await userEvent.click(field)
      await userEvent.paste('a'.repeat(limit + 1))
      await expect(field).toHaveAccessibleDescription(new RegExp(`^At most ${limit} characters`))
      await userEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }))
      await waitFor(() => expect(field).toHaveFocus())
      await userEvent.type(field, '{Backspace}')
      await expect(field).toBeValid()
    }
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }))
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce())
  },
})

export const Pending = meta.story({
  args: { onConfirm: fn<ShipOrderDialogProps['onConfirm']>(() => new Promise<void>(() => {})) },
  play: async ({ userEvent }) => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }))
    await expect(dialog.getByRole('button', { name: 'Mark as sent' })).toHaveAttribute('aria-busy', 'true')
    for (const field of dialog.getAllByRole('textbox')) await expect(field).toHaveAttribute('readonly')
  },
})

export const Refused = meta.story({
  args: {
    onConfirm: fn<ShipOrderDialogProps['onConfirm']>(async () => ({
      title: 'The buyer has cancelled',
      text: 'Keep the parcel: nobody pays for it.',
    })),
  },
  play: async ({ userEvent }) => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }))
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent('The buyer has cancelled')
    await waitFor(() => expect(alert).toHaveFocus())
  },
})

/** The host's error stands at its field, which gets the focus. */
export const RefusedField = meta.story({
  tags: ['behaviour'],
  args: {
    onConfirm: fn<ShipOrderDialogProps['onConfirm']>(async () => ({
      title: 'Some fields need your attention',
      fields: { trackingCode: 'Contains an invisible character.' },
    })),
  },
  play: async ({ userEvent }) => {
    const dialog = await findDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as sent' }))
    const code = dialog.getByRole('textbox', { name: 'Tracking code (optional)' })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(code).toHaveAccessibleDescription('Contains an invisible character.')
    await expect(dialog.queryByText('Some fields need your attention')).toBeNull()
    await userEvent.type(code, 'KF')
    await expect(code).toBeValid()
  },
})

async function findDialog() {
  return within(await screen.findByRole('dialog', { name: 'Is it on its way?' }))
}

function DialogHost({ isOpen, ...props }: ShipOrderDialogProps) {
  const [isShown, setIsShown] = useState(isOpen)
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Mark as sent</Button>
      <ShipOrderDialog {...props} isOpen={isShown} onOpenChange={setIsShown} />
    </>
  )
}
