import { useState } from 'react'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { holdPart } from '../../lib/heldPart.fixtures.ts'
import { Button } from '../Button/Button.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { Dialog } from './Dialog.tsx'
import { panel } from './panel.ts'

let part: ReturnType<typeof holdPart>

const meta = preview.meta({
  component: Dialog,
  title: 'Primitives/Dialog/On demand',
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
  args: { isOpen: false, onOpenChange: () => {}, title: 'Ask the supplier' },
  render: (args) => {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(!isOpen)}>Open</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          description="Sonali Audio answers within a working day."
          footer={<Button onClick={() => setIsOpen(false)}>Send</Button>}
        >
          <TextInput label="Your question" />
        </Dialog>
      </>
    )
  },
  beforeEach: () => {
    part = holdPart(panel)
    return part.release
  },
})

/** Opened before it is here, it shows when it is, with the focus where there is something to fill in. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await expect(opener).toHaveFocus()
    part.arrive()
    await screen.findByRole('dialog', { name: 'Ask the supplier' })
    await waitFor(() => expect(screen.getByLabelText('Your question')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const Playground = meta.story({
  play: () => part.arrive(),
})

/** The host closed it in the meantime: it does not appear. */
export const ClosedMeanwhile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Open' }))
    part.arrive()
    await waitFor(() => expect(panel.loaded).toBeDefined())
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

/** Without a connection it is the browser's own dialog: same words, same looks, same ways out. */
export const CannotBeLoaded = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    part.fail()
    const dialog = await screen.findByRole('dialog', { name: 'Ask the supplier' })
    await expect(dialog).toHaveAccessibleDescription('Sonali Audio answers within a working day.')
    await expect(screen.getByLabelText('Your question')).toHaveFocus()
    // What Escape becomes.
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    part.fail()
    await userEvent.click(await screen.findByRole('dialog'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(opener)
    part.arrive()
    await waitFor(() => expect(screen.getByLabelText('Your question')).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  },
})
