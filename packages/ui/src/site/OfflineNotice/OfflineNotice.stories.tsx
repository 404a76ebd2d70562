import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'

const meta = preview.meta({
  component: OfflineNotice,
  title: 'Site/OfflineNotice',
  parameters: { layout: 'fullscreen' },
  args: { isOffline: true, onRetry: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are offline\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Playground = meta.story({ args: { isPending: false } })

/** Online it takes no space, but is in the page, so that later changes are announced. */
export const Online = meta.story({
  tags: ['behaviour'],
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(0)
  },
})

export const Retrying = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true')
  },
})

export const WithoutRetry = meta.story({ args: { onRetry: undefined } })

/** The connection is lost and comes back: the same live region announces both. */
export const Changing = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [isOffline, setIsOffline] = useState(false)
    return (
      <>
        <OfflineNotice {...args} isOffline={isOffline} />
        <div className="p-4">
          <Button onClick={() => setIsOffline(!isOffline)}>Switch</Button>
        </div>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }))
    await expect(status).toHaveTextContent('You are offline.')
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }))
    await expect(status).toBeEmptyDOMElement()
  },
})

/** The check for a press and the render are in one task, so that no press can come between. */
export const ChangingAtOnce = meta.story({
  tags: ['behaviour', '!autodocs'],
  render: (args) => {
    const [isOffline, setIsOffline] = useState(false)
    return (
      <OfflineNotice
        {...args}
        isOffline={isOffline}
        ref={(status) => {
          const showNotice = () => setIsOffline(true)
          status?.addEventListener('offline', showNotice)
          return () => status?.removeEventListener('offline', showNotice)
        }}
      />
    )
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status')
    flushSync(() => status.dispatchEvent(new Event('offline')))
    await expect(status.textContent).toContain('You are offline.')
  },
})

export const LongTexts = meta.story({
  args: {
    labels: {
      title: 'There is no connection to the marketplace at the moment, and there has not been one for a while.',
      text: 'Whatevercomesherehasnoplacetobreakandmuststillstayinsidethescreen.',
    },
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Retrying, WithoutRetry, LongTexts }} />,
})
