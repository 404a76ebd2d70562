// The focus when a dialog opens and after it closes. The page behind is inert while it is open.
import { useRef, useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '../Button/Button.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { Dialog } from './Dialog.tsx'

const meta = preview.meta({
  tags: ['behaviour'],
  component: Dialog,
  title: 'Primitives/Overlays/Dialog/Focus',
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
})

/** With an `autoFocus` field the page is still inert, and the focus returns to the button that opened the dialog. */
export const AutoFocus = meta.story({
  render: () => {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Button onClick={() => setIsOpen(true)}>Open here too</Button>
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Ask the supplier">
          <TextInput label="Subject" />
          <TextInput label="Your question" autoFocus />
        </Dialog>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Open', 'Open here too']) {
      const opener = canvas.getByRole('button', { name })
      await userEvent.click(opener)
      const question = await screen.findByLabelText('Your question')
      await waitFor(() => expect(question).toHaveFocus())
      await waitFor(() => expect(opener.closest('[inert]')).not.toBeNull())
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(opener.closest('[inert]')).toBeNull()
      await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
    }
  },
})

/** The host chooses the focus on opening and after closing. */
export const ChosenByTheHost = meta.story({
  render: () => {
    const [isOpen, setIsOpen] = useState(false)
    const question = useRef<HTMLInputElement>(null)
    const list = useRef<HTMLHeadingElement>(null)
    return (
      <>
        <h2 ref={list} tabIndex={-1}>
          Questions
        </h2>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        <Dialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          title="Ask the supplier"
          initialFocus={question}
          finalFocus={list}
        >
          <TextInput label="Subject" />
          <TextInput label="Your question" ref={question} />
        </Dialog>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByLabelText('Your question')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Questions' })).toHaveFocus())
  },
})
