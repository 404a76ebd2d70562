import { Moon } from 'lucide-react'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = preview.meta({
  component: Tooltip,
  title: 'Primitives/Overlays/Tooltip',
  decorators: [
    (Story) => (
      <div className="flex min-h-24 items-start justify-center pt-4">
        <Story />
      </div>
    ),
  ],
  args: {
    words: 'Dark mode',
    children: <IconButton label="Dark mode" icon={<Moon aria-hidden />} variant="secondary" />,
  },
})

/** Appears on hover, without the browser's own tooltip. Screen readers read the name once. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Dark mode' })
    await expect(button).not.toHaveAttribute('title')
    await expect(button).not.toHaveAccessibleDescription()
    await expect(canvas.getByText('Dark mode')).not.toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText('Dark mode')).toBeVisible()
  },
})

export const Playground = meta.story({ args: { words: 'Easier on the eyes at night' } })

/** The focus shows it. Escape hides it until the next focus. */
export const Keyboard = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('Dark mode')
    await userEvent.tab()
    await expect(words).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(words).not.toBeVisible())
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(words).toBeVisible())
  },
})

/** Text that differs from the name becomes the description of the control. */
export const Described = meta.story({
  tags: ['behaviour'],
  args: { words: 'Easier on the eyes at night' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Dark mode' })).toHaveAccessibleDescription(
      'Easier on the eyes at night',
    )
  },
})

/** A reason replaces it, because it matters more then. */
export const WithReason = meta.story({
  args: {
    children: <IconButton label="Dark mode" icon={<Moon aria-hidden />} disabledReason="The theme is your system’s" />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByText('The theme is your system’s')).toBeVisible()
    await expect(canvas.getByText('Dark mode')).not.toBeVisible()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('The theme is your system’s')
  },
})

/** Text that differs from the name stays in the description beside the reason, and both appear at the button. */
export const DescribedWithReason = meta.story({
  tags: ['behaviour'],
  args: {
    words: 'Sends it to every supplier',
    children: <Button disabledReason="Write a question first">Send</Button>,
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    await expect(button).toHaveAccessibleDescription('Write a question first Sends it to every supplier')
    await userEvent.tab()
    const reason = canvas.getByText('Write a question first')
    await expect(reason).toBeVisible()
    await expect(canvas.getByText('Sends it to every supplier')).not.toBeVisible()
    const [at, above] = [button.getBoundingClientRect(), reason.getBoundingClientRect()]
    await expect(above.top).toBeGreaterThanOrEqual(at.bottom)
    await expect(above.top).toBeLessThan(at.bottom + 24)
  },
})

/** The caller's own description stays beside the reason. */
export const OwnDescription = meta.story({
  tags: ['behaviour'],
  render: () => (
    <>
      <p id="deadline">Until Friday</p>
      <Button aria-describedby="deadline" disabledReason="Write a question first">
        Send
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Write a question first Until Friday')
  },
})

/** When the reason is gone, the tooltip is back. */
export const ReasonGone = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [isReady, setIsReady] = useState(false)
    return (
      <>
        <Tooltip {...args}>
          <Button disabledReason={isReady ? undefined : 'Write a question first'}>Send</Button>
        </Tooltip>
        <button type="button" onClick={() => setIsReady(!isReady)}>
          Write
        </button>
      </>
    )
  },
  args: { words: 'Sends it to every supplier' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    for (const shown of ['Write a question first', 'Sends it to every supplier', 'Write a question first']) {
      button.focus()
      await userEvent.keyboard('{Shift}')
      const words = canvas.getByText(shown)
      await waitFor(() => expect(words).toBeVisible())
      await expect(words.getBoundingClientRect().top - button.getBoundingClientRect().bottom).toBeLessThan(24)
      await userEvent.click(canvas.getByRole('button', { name: 'Write' }))
    }
  },
})

/** Above the control if there is no room below. */
export const AtTheFoot = meta.story({
  decorators: [
    (Story) => (
      <div className="fixed end-4 bottom-1">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const words = canvas.getByText('Dark mode')
    await waitFor(() =>
      expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        canvas.getByRole('button').getBoundingClientRect().top,
      ),
    )
  },
})

export const LongTexts = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { words: 'Draws everything in dark colours, on this device and in this browser, until you press it again' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByText(/Draws everything/)).toBeVisible()
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const middle = (element: HTMLElement) => {
      const { left, width } = element.getBoundingClientRect()
      return Math.round(left + width / 2)
    }
    await expect(middle(canvas.getByText('Dark mode'))).toBeCloseTo(middle(canvas.getByRole('button')), -1)
  },
})
