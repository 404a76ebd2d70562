import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '../Button/Button.tsx'
import { Menu, MenuItem } from '../Menu/Menu.tsx'
import { AlertPanel } from './AlertPanel.tsx'
import { type Alerts, AlertsProvider, useAlerts } from './Alerts.tsx'
import type { Question } from './question.ts'

const answered = fn()

const meta = preview.meta({
  component: AlertsProvider,
  title: 'Primitives/Feedback/Alerts',
  parameters: { docs: { story: { inline: false, iframeHeight: '360px' } } },
  args: { children: <Asker asks={askRemoval} /> },
  beforeEach: () => {
    answered.mockClear()
  },
})

/** After the user confirms, the promise resolves to true and the focus is back on the button. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Ask' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    await expect(dialog).toHaveAccessibleDescription('This will remove the item from your cart.')
    await userEvent.click(screen.getByRole('button', { name: 'Yes, remove it!' }))
    await waitFor(() => expect(answered).toHaveBeenCalledWith(true))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

/** Without a provider the browser's own dialogs ask. */
export const WithoutProvider = meta.story({
  tags: ['behaviour'],
  render: () => <Asker asks={askRemoval} />,
  play: async ({ canvas, userEvent }) => {
    const ask = spyOn(window, 'confirm').mockReturnValue(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await expect(ask).toHaveBeenCalledWith('Are you sure?\n\nThis will remove the item from your cart.')
    await waitFor(() => expect(answered).toHaveBeenCalledWith(true))
    ask.mockRestore()
  },
})

export const Playground = meta.story({})

export const Confirm = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  },
})

/** The safe answer has the focus, Tab moves between the two buttons, and Escape answers no. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Yes, remove it!' })).toHaveFocus()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(answered).toHaveBeenCalledWith(false))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus())
  },
})

/** A press outside does not answer: the question stays open. */
export const PressedOutside = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(dialog.parentElement as HTMLElement)
    await expect(dialog).toBeVisible()
    await expect(answered).not.toHaveBeenCalled()
  },
})

/** A request waits while another dialog is open: there are never two dialogs, and each question gets an answer. */
export const SecondWhileOpen = meta.story({
  tags: ['behaviour'],
  args: {
    children: (
      <Asker
        asks={async ({ alert, confirm }) => {
          const first = confirm({ title: 'Leave without saving?', confirmLabel: 'Leave' })
          const second = alert({ title: 'Updated!', text: 'Product has been updated.', tone: 'success' })
          answered(await first)
          await second
          answered('seen')
        }}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('alertdialog', { name: 'Updated!' })
    await expect(answered).toHaveBeenLastCalledWith(false)
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(answered).toHaveBeenLastCalledWith('seen'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ask' })).toHaveFocus())
  },
})

/** If the provider unmounts, the open question resolves to false and the page is usable again. */
export const UnmountedWhileOpen = meta.story({
  tags: ['behaviour'],
  render: () => {
    const [isThere, setIsThere] = useState(true)
    return isThere ? (
      <AlertsProvider>
        <Asker
          asks={async (alerts) => {
            queueMicrotask(() => screen.findByRole('alertdialog').then(() => setIsThere(false)))
            await askRemoval(alerts)
          }}
        />
      </AlertsProvider>
    ) : (
      <Button onClick={answered}>Elsewhere</Button>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }))
    const elsewhere = await canvas.findByRole('button', { name: 'Elsewhere' })
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(answered).toHaveBeenCalledWith(false)
    answered.mockClear()
    await userEvent.click(elsewhere)
    await expect(answered).toHaveBeenCalledOnce()
  },
})

/** After a question that a menu opened, the focus returns to the menu's button and the page is usable. */
export const FromAMenu = meta.story({
  tags: ['behaviour'],
  render: () => (
    <AlertsProvider>
      <div className="grid justify-items-start gap-40">
        <LogOutMenu />
        <Button onClick={() => answered('elsewhere')}>Elsewhere</Button>
      </div>
    </AlertsProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Nusrat Rahman' })
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
    await screen.findByRole('alertdialog', { name: 'You Logged Out!' })
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }))
    await expect(answered).toHaveBeenLastCalledWith('elsewhere')
  },
})

export const Success = meta.story({
  render: () => <AlertHost icon="success" title="Success!" text="Product added to your cart." />,
})

export const Failure = meta.story({
  render: () => <AlertHost icon="error" title="Error!" text="Something went wrong." />,
})

export const Warning = meta.story({
  render: () => <AlertHost icon="warning" title="Minimum quantity required" text="You must buy at least 120 units." />,
})

export const Information = meta.story({
  render: () => <AlertHost icon="info" title="Password reset link sent to nusrat@deltatraders.example" />,
})

export const LongTexts = meta.story({
  render: () => (
    <AlertHost
      icon="error"
      title="Anunbreakabletitlethatwouldratherbewiderthantheverydialogthatholdsit"
      text={longText}
    />
  ),
})

const longText =
  'The server answered with a long explanation.\nIt has several lines, and a-word-that-does-not-want-to-be-broken-anywhere-at-all, and it goes on until nobody reads it any more.'

function AlertHost(words: Pick<Question, 'icon' | 'title' | 'text'>) {
  return (
    <>
      <Button>The page behind</Button>
      <AlertPanel
        question={{ ...words, id: 1, place: null, dismissLabel: 'OK' }}
        isOpen
        onAnswer={answered}
        onClosed={answered}
      />
    </>
  )
}

async function askRemoval({ confirm }: Alerts) {
  answered(
    await confirm({
      title: 'Are you sure?',
      text: 'This will remove the item from your cart.',
      confirmLabel: 'Yes, remove it!',
      tone: 'error',
    }),
  )
}

function Asker({ asks }: { asks: (alerts: Alerts) => Promise<void> }) {
  const alerts = useAlerts()
  return <Button onClick={() => asks(alerts)}>Ask</Button>
}

function LogOutMenu() {
  const { alert } = useAlerts()
  return (
    <Menu label="Account" align="start" trigger={<Button variant="secondary">Nusrat Rahman</Button>}>
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => alert({ title: 'You Logged Out!', tone: 'success' })}>
        Log Out
      </MenuItem>
    </Menu>
  )
}
