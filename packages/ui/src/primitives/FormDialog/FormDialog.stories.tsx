import { useState } from 'react'
import { expect, fn, screen, type userEvent as userEvents, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { type FormAnswer, useForm } from '../../lib/useForm.tsx'
import { Button } from '../Button/Button.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { FormDialog } from './FormDialog.tsx'

type AskProps = {
  onSubmit: (question: string, close: () => void) => FormAnswer<{ question: string }>
  disabledReason?: string
}

const meta = preview.meta({
  component: FormDialog,
  title: 'Primitives/Overlays/FormDialog',
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
})

/** The form needs a question; then it is submitted and the dialog closes. The focus returns to the button that opened it. */
export const Default = meta.story({
  render: () => <Ask onSubmit={sent} />,
  play: async ({ canvas, userEvent }) => {
    sent.mockReset()
    const dialog = await open(canvas, userEvent)
    const question = dialog.getByRole('textbox', { name: 'Question' })
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(question).toHaveFocus()
    await expect(question).toHaveAccessibleDescription('Write a question.')
    await userEvent.keyboard('How many fit on a pallet?')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent).toHaveBeenCalledWith('How many fit on a pallet?', expect.any(Function))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ask' })).toHaveFocus())
  },
})

export const Playground = meta.story({ render: () => <Ask onSubmit={() => {}} /> })

/** While the form is being submitted nothing closes the dialog, so that the user sees the result. */
export const Pending = meta.story({
  render: () => <Ask onSubmit={() => new Promise(() => {})} />,
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent)
    await userEvent.keyboard('How many?')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(dialog.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true')
    for (const name of ['Cancel', 'Close']) {
      const button = dialog.getByRole('button', { name })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
    }
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
})

/**
 * The host can close it while the submit is pending. It opens again with a new form, and the late result does not close
 * it.
 */
export const ClosedWhilePending = meta.story({
  tags: ['behaviour'],
  render: () => <Ask onSubmit={sent} />,
  play: async ({ canvas, userEvent }) => {
    const first = Promise.withResolvers<undefined>()
    sent.mockReset().mockImplementationOnce((_, close) => {
      close()
      return first.promise
    })
    const dialog = await open(canvas, userEvent)
    await userEvent.keyboard('How many?')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    const again = await open(canvas, userEvent)
    await expect(again.getByRole('textbox')).toHaveValue('')
    await expect(again.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy')
    first.resolve(undefined)
    await userEvent.keyboard('How heavy?')
    await userEvent.click(again.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent).toHaveBeenLastCalledWith('How heavy?', expect.any(Function))
  },
})

/** An error keeps the dialog open with all typed text. Closing it clears the error. */
export const Refused = meta.story({
  render: () => <Ask onSubmit={async () => ({ title: 'No longer on sale' })} />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await open(canvas, userEvent)
    await userEvent.keyboard('How many?')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    const alert = await dialog.findByRole('alert')
    await waitFor(() => expect(alert).toHaveFocus())
    await expect(dialog.getByRole('textbox', { name: 'Question' })).toHaveValue('How many?')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    const again = await open(canvas, userEvent)
    await expect(again.queryByRole('alert')).toBeNull()
  },
})

/** A form that cannot be submitted shows the reason at its button. */
export const Disabled = meta.story({
  render: () => <Ask onSubmit={sent} disabledReason="This product is no longer on sale." />,
  play: async ({ canvas, userEvent }) => {
    sent.mockReset()
    const dialog = await open(canvas, userEvent)
    const send = dialog.getByRole('button', { name: 'Send' })
    await expect(send).toHaveAccessibleDescription('This product is no longer on sale.')
    await userEvent.click(send)
    await userEvent.type(dialog.getByRole('textbox'), 'Is it?{Enter}')
    send.closest('[role=dialog]')?.querySelector('form')?.requestSubmit()
    await expect(sent).not.toHaveBeenCalled()
  },
})

const sent = fn<AskProps['onSubmit']>()

type Canvas = ReturnType<typeof within>
type User = Pick<ReturnType<typeof userEvents.setup>, 'click'>

async function open(canvas: Canvas, userEvent: User) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask the supplier' }))
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
  return dialog
}

function Ask({ onSubmit, disabledReason }: AskProps) {
  const [isOpen, setIsOpen] = useState(false)
  const form = useForm<{ question: string }>({
    validate: (data) => ({ fields: { question: data.get('question') === '' ? 'Write a question.' : undefined } }),
    onSubmit: (data) => onSubmit(String(data.get('question')), () => setIsOpen(false)),
    onSuccess: () => setIsOpen(false),
    failure: { title: 'Your question was not sent.', text: 'Try again.' },
  })
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Ask</Button>
      <FormDialog
        form={form}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        size="sm"
        title="Ask the supplier"
        confirmLabel="Send"
        disabledReason={disabledReason}
      >
        <TextArea {...form.field('question')} label="Question" />
        {form.notice}
      </FormDialog>
    </>
  )
}
