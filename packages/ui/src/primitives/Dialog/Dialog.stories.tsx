import { useEffect, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { AlertsProvider, useAlerts } from '../Alerts/Alerts.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

const meta = preview.meta({
  component: Dialog,
  title: 'Primitives/Overlays/Dialog',
  parameters: { docs: { story: { inline: false, iframeHeight: '420px' } } },
  args: {
    isOpen: false,
    onOpenChange: fn(),
    title: 'Ask the supplier',
    description: 'Sonali Audio answers within a working day.',
    children: <Question />,
    footer: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Send</Button>
      </>
    ),
  },
  render: (args) => <DialogHost {...args} />,
})

/** A button opens it and Escape closes it. The focus goes to the first field, stays inside, and returns. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', { name: 'Ask the supplier' })
    await expect(dialog).toHaveAccessibleDescription('Sonali Audio answers within a working day.')
    await waitFor(() => expect(screen.getByLabelText('Your question')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const Playground = meta.story({ args: { size: 'md' } })

export const Open = meta.story({
  args: { isOpen: true },
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
})

export const Small = meta.story({
  args: { isOpen: true, size: 'sm', title: 'Invite a colleague', description: undefined },
})

export const Large = meta.story({ args: { isOpen: true, size: 'lg', title: 'Compare suppliers' } })

/** Tab cycles inside and never reaches the page behind. */
export const KeyboardStaysInside = meta.story({
  tags: ['behaviour'],
  args: { isOpen: true },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByLabelText('Your question')).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByLabelText('Your question')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
})

/** Content that the page adds behind the dialog is inert too and cannot take the focus. */
export const PageChangesBehind = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <p role="status">Signed in</p>
        {isOpen ? (
          <button type="button" ref={(later) => later?.focus()}>
            Later
          </button>
        ) : (
          <Button onClick={() => setIsOpen(true)}>Open</Button>
        )}
        <Dialog {...args} isOpen={isOpen} onOpenChange={setIsOpen} />
        {isOpen ? <LaterStill /> : null}
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(screen.getByText('Later still').closest('[inert]')).not.toBeNull())
    await expect(screen.getByText('Later').closest('[inert]')).not.toBeNull()
    await expect(screen.getByLabelText('Your question')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Later still')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Open' }).closest('[inert]')).toBeNull()
  },
})

/** Dialog, question, message: each closes as the next opens, and the focus returns to the first opener. */
export const OneAfterAnother = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <AlertsProvider>
      <main tabIndex={-1}>
        <Asking {...args} />
      </main>
    </AlertsProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Ask the supplier' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog', { name: 'Send it now?' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog', { name: 'Sent!' })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const ClosedByItsButton = meta.story({
  tags: ['behaviour'],
  args: { isOpen: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
})

export const ClosedByAPressOutside = meta.story({
  tags: ['behaviour'],
  args: { isOpen: true },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(dialog.parentElement as HTMLElement)
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
})

/** Read-only fields are skipped: the focus goes to the first editable one. */
export const ReadOnlyFirst = meta.story({
  tags: ['behaviour'],
  args: {
    isOpen: true,
    children: (
      <div className="grid gap-3">
        <label className="grid gap-1">
          Name
          <input readOnly value="Nusrat Rahman" className={inputLook()} />
        </label>
        <Question />
      </div>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Your question')).toHaveFocus())
  },
})

/** The body scrolls between head and foot. */
export const LongContent = meta.story({
  args: { isOpen: true, children: <Paragraphs count={24} /> },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    const send = screen.getByRole('button', { name: 'Send' })
    await expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  },
})

/** At 1024 × 768 and 400 % zoom the head scrolls away, but the close button stays. */
export const Zoomed = meta.story({
  args: { isOpen: true, children: <Paragraphs count={3} /> },
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ userEvent, args }) => {
    const send = await screen.findByRole('button', { name: 'Send' })
    send.scrollIntoView()
    const close = screen.getByRole('button', { name: 'Close' })
    const { left, right, top, bottom } = close.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
    await expect(close).toContainElement(
      document.elementFromPoint((left + right) / 2, (top + bottom) / 2) as HTMLElement,
    )
    await userEvent.click(close)
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
})

/** The host gets the call and closes the dialog later. */
function LaterStill() {
  const [isHere, setIsHere] = useState(false)
  useEffect(() => {
    const waiting = setTimeout(() => setIsHere(true), 50)
    return () => clearTimeout(waiting)
  }, [])
  return isHere ? (
    <button type="button" ref={(button) => button?.focus()}>
      Later still
    </button>
  ) : null
}

/** Asks from inside a dialog that closes in the meantime. */
function Asking(props: DialogProps) {
  const { alert, confirm } = useAlerts()
  const [isOpen, setIsOpen] = useState(false)
  async function send() {
    const sure = confirm({ title: 'Send it now?', confirmLabel: 'Yes' })
    setIsOpen(false)
    if (await sure) await alert({ title: 'Sent!' })
  }
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setIsOpen} footer={<Button onClick={send}>Send</Button>}>
        <p>She answers within a working day.</p>
      </Dialog>
    </>
  )
}

function DialogHost({ isOpen, onOpenChange, ...props }: DialogProps) {
  const [isShown, setIsShown] = useState(isOpen)
  return (
    <>
      <Button onClick={() => setIsShown(true)}>Open</Button>
      <Dialog
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

function Question() {
  return (
    <label className="grid gap-1">
      Your question
      <input className={inputLook()} />
    </label>
  )
}

function inputLook() {
  return 'arot-focus h-10 min-w-0 rounded-arot-control border border-arot-control bg-arot-surface px-3'
}

function Paragraphs({ count }: { count: number }) {
  return (
    <div className="grid gap-3">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical paragraphs
        <p key={index}>Every carton is counted, weighed and photographed before it leaves the warehouse.</p>
      ))}
    </div>
  )
}

/** Hidden fields are skipped: the focus goes to the first visible one. */
export const HiddenFirst = meta.story({
  tags: ['behaviour'],
  args: {
    isOpen: true,
    children: (
      <>
        <div hidden>
          <input aria-label="Hidden" />
        </div>
        <Question />
      </>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Your question')).toHaveFocus())
  },
})
