import { expect, fireEvent, screen, type UserEventObject, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { holdClock } from '../../lib/heldClock.fixtures.ts'
import { Button } from '../Button/Button.tsx'
import { type ToastMessage, ToastProvider, useToast } from './Toast.tsx'

let clock: ReturnType<typeof holdClock>

const added: ToastMessage = { tone: 'success', title: 'User saved to database!' }

const meta = preview.meta({
  component: ToastProvider,
  title: 'Primitives/Feedback/Toast',
  parameters: { docs: { story: { inline: false, iframeHeight: '300px' } } },
  args: { children: <Sayer toasts={[added]} /> },
  beforeEach: () => {
    clock = holdClock()
    return clock.release
  },
})

/** Appears at the top right, is announced, and closes after 5000 ms. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }))
    const toast = await screen.findByRole('listitem')
    const { right, top } = toast.getBoundingClientRect()
    await expect(window.innerWidth - right).toBeLessThan(40)
    await expect(top).toBeLessThan(40)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Notification User saved to database!'))
    await waitFor(() => expect(clock.delays()).toEqual([5000]))
    clock.elapse()
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument())
  },
})

export const Playground = meta.story({ args: { duration: 5000 } })

/** Hover pauses the timer, which then continues with the remaining time. */
export const PausesOnHover = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }))
    const toast = await screen.findByRole('listitem')
    await waitFor(() => expect(clock.delays()).toHaveLength(1))
    await userEvent.hover(toast)
    await waitFor(() => expect(clock.delays()).toHaveLength(0))
    await userEvent.unhover(toast)
    await waitFor(() => expect(clock.delays()).toHaveLength(1))
    await expect(clock.delays()[0]).toBeLessThanOrEqual(5000)
    clock.elapse()
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
})

/** F8 moves the focus to the toasts and Tab moves among them. The timer pauses meanwhile, and Escape closes one. */
export const PausesOnFocus = meta.story({
  tags: ['behaviour'],
  args: { children: <Sayer toasts={[added, { title: 'Saved' }]} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }))
    const [first, second] = await screen.findAllByRole('listitem')
    await waitFor(() => expect(clock.delays()).toHaveLength(2))
    await userEvent.keyboard('[F8]')
    await expect(getComputedStyle(document.activeElement as Element).outlineStyle).toBe('solid')
    await waitFor(() => expect(clock.delays()).toHaveLength(0))
    await userEvent.tab()
    await expect(second).toHaveFocus()
    await userEvent.tab()
    await expect(within(second as HTMLElement).getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(first).not.toBeInTheDocument())
    await expect(second).toBeVisible()
  },
})

export const Dismissed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument())
  },
})

/** A long swipe to the right closes it; a short one does not. */
export const SwipedAway = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }))
    const toast = await screen.findByRole('listitem')
    toast.setPointerCapture = () => {}
    swipe(toast, 30)
    await expect(toast).toHaveAttribute('data-swipe', 'cancel')
    await expect(toast).toBeVisible()
    swipe(toast, 120)
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
})

/** From right to left, at the top left. A swipe over that edge closes it. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }))
    const toast = await screen.findByRole('listitem')
    await expect(toast.getBoundingClientRect().left).toBeLessThan(40)
    await expect(toast.getBoundingClientRect().right).toBeLessThan(window.innerWidth / 2)
    toast.setPointerCapture = () => {}
    swipe(toast, 120)
    await expect(toast).toBeVisible()
    swipe(toast, -120)
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
})

/** All four tones, one below the other. A new toast does not move the others. */
export const Stacked = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    children: (
      <Sayer
        toasts={[
          added,
          { tone: 'warning', title: 'User with this email already exists.' },
          { tone: 'error', title: 'Google Sign-In failed. Try again.' },
          { tone: 'info', title: 'Prices were updated', text: 'The supplier changed three prices a moment ago.' },
        ]}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }))
    const toasts = await screen.findAllByRole('listitem')
    await expect(toasts).toHaveLength(4)
    const tops = toasts.map((toast) => toast.getBoundingClientRect().top)
    await expect(tops).toEqual([...tops].sort((a, b) => a - b))
    await expect(tops[0]).toBeLessThan(40)
  },
})

export const Success = meta.story({ args: { children: <Sayer toasts={[added]} /> }, play: sayToast })

export const Warning = meta.story({
  args: { children: <Sayer toasts={[{ tone: 'warning', title: 'User with this email already exists.' }]} /> },
  play: sayToast,
})

/** An error interrupts a screen reader; a success waits. */
export const Failure = meta.story({
  args: { children: <Sayer toasts={[{ tone: 'error', title: 'LogOut failed. Try again.' }]} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say' }))
    await expect(await screen.findByRole('status')).toHaveAttribute('aria-live', 'assertive')
  },
})

export const Information = meta.story({
  args: { children: <Sayer toasts={[{ title: 'You are offline' }]} /> },
  play: sayToast,
})

export const LongText = meta.story({
  args: {
    children: (
      <Sayer
        toasts={[
          {
            tone: 'error',
            title: 'Registration failed because of something that takes more than one line to say',
            text: 'auth/a-very-long-code-without-a-place-to-break-that-would-rather-leave-the-screen: and an explanation which goes on for longer than anyone reads in five seconds, which is why the clock stops under the pointer.',
          },
        ]}
      />
    ),
  },
  play: sayToast,
})

function Sayer({ toasts }: { toasts: ToastMessage[] }) {
  const say = useToast()
  return <Button onClick={() => toasts.forEach(say)}>Say</Button>
}

async function sayToast({ userEvent }: { userEvent: UserEventObject }) {
  await userEvent.click(screen.getByRole('button', { name: 'Say' }))
  await screen.findByRole('listitem')
}

function swipe(toast: HTMLElement, distance: number) {
  const at = (x: number) => ({ clientX: x, clientY: 20, pointerId: 1, button: 0, buttons: 1 })
  fireEvent.pointerDown(toast, at(0))
  fireEvent.pointerMove(toast, at(distance / 2))
  fireEvent.pointerMove(toast, at(distance))
  fireEvent.pointerUp(toast, at(distance))
}
