import { Button } from '@arot/ui/Button'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { saleIn } from '../oneOrder.fixtures.ts'
import { DeclineOrderDialog, type DeclineOrderDialogProps } from './DeclineOrderDialog.tsx'

const meta = preview.meta({
  component: DeclineOrderDialog,
  title: 'Trade/Orders/DeclineOrderDialog',
  parameters: { docs: { story: { inline: false, iframeHeight: '480px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    order: saleIn('placed'),
    onConfirm: fn<DeclineOrderDialogProps['onConfirm']>(async () => {}),
  },
  render: (args) => <DialogHost {...args} />,
})

/** A reason is required, and is sent trimmed. */
export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog()
    const reason = dialog.getByRole('textbox', { name: 'Reason' })
    await waitFor(() => expect(reason).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Decline order' }))
    await expect(reason).toBeInvalid()
    await expect(reason).toHaveAccessibleDescription(/^Say why in a few words/)
    await waitFor(() => expect(reason).toHaveFocus())
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.type(reason, '  Sold out until January.  ')
    await expect(reason).toBeValid()
    await userEvent.click(dialog.getByRole('button', { name: 'Decline order' }))
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith({ note: 'Sold out until January.' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const Playground = meta.story({})

export const Open = meta.story({ tags: ['visual'], parameters: { chromatic: { disableSnapshot: false } } })

/** The dialog accepts 500 characters and refuses 501. */
export const LongestReason = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog()
    const reason = dialog.getByRole('textbox', { name: 'Reason' })
    await userEvent.click(reason)
    await userEvent.paste('a'.repeat(501))
    await userEvent.click(dialog.getByRole('button', { name: 'Decline order' }))
    await expect(reason).toHaveAccessibleDescription(/^At most 500 characters/)
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline order' }))
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith({ note: 'a'.repeat(500) }))
  },
})

/** The dialog cannot be closed while the answer is pending. */
export const Pending = meta.story({
  args: { onConfirm: fn<DeclineOrderDialogProps['onConfirm']>(() => new Promise<void>(() => {})) },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sold out.')
    const decline = dialog.getByRole('button', { name: 'Decline order' })
    await userEvent.click(decline)
    await expect(decline).toHaveAttribute('aria-busy', 'true')
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAttribute('readonly')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(decline)
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})

/** After a refusal the text stays, so that the user need not type it again. */
export const Refused = meta.story({
  args: {
    onConfirm: fn<DeclineOrderDialogProps['onConfirm']>(async () => ({
      title: 'Already cancelled',
      text: 'The buyer was faster by a moment.',
    })),
  },
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ userEvent }) => {
    const dialog = await findDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sold out.')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline order' }))
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent('Already cancelledThe buyer was faster by a moment.')
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Sold out.')
  },
})

export const Failed = meta.story({
  args: { onConfirm: fn<DeclineOrderDialogProps['onConfirm']>(() => Promise.reject(new Error('no answer'))) },
  play: async ({ userEvent }) => {
    const dialog = await findDialog()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sold out.')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline order' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong.')
    await expect(dialog.getByRole('button', { name: 'Decline order' })).not.toHaveAttribute('aria-busy')
  },
})

async function findDialog() {
  return within(await screen.findByRole('dialog', { name: 'Decline this order?' }))
}

function DialogHost({ isOpen, ...props }: DeclineOrderDialogProps) {
  const [isShown, setIsShown] = useState(isOpen)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsShown(true)}>
        Decline
      </Button>
      <DeclineOrderDialog {...props} isOpen={isShown} onOpenChange={setIsShown} />
    </>
  )
}
