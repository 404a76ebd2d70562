import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx'

const meta = preview.meta({ component: ErrorState, title: 'Primitives/Feedback/ErrorState', args: { onRetry: fn() } })

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Playground = meta.story({
  args: { title: 'The products could not be loaded', text: 'Check your connection.', isPending: false },
})

export const WithText = meta.story({
  args: { title: 'Failed to fetch cart', text: 'The server answered with status 503. Your items are safe.' },
})

/** During the retry the button keeps its place and its focus. */
export const Retrying = meta.story({
  args: { title: 'Failed to fetch cart', isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' })
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(retry)
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
})

/** The button is pending until the host's promise settles. */
export const Promised = meta.story({
  tags: ['behaviour'],
  render: (args) => <Promising {...args} />,
  play: async ({ canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' })
    await userEvent.click(retry)
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Fail again' }))
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'))
  },
})

function Promising(props: ErrorStateProps) {
  const [fail, setFail] = useState<() => void>()
  const retry = () => new Promise<void>((_, reject) => setFail(() => () => reject(new Error('unreachable'))))
  return (
    <>
      <ErrorState {...props} onRetry={retry} />
      <button type="button" onClick={fail}>
        Fail again
      </button>
    </>
  )
}

export const WithoutRetry = meta.story({
  args: { title: 'This product no longer exists', onRetry: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** The loaded content replaces the button, and the focus stays in that part of the page. */
export const Replaced = meta.story({
  tags: ['behaviour'],
  render: (args) => <Loading {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Loaded')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Cart' })).toHaveFocus()
  },
})

function Loading(props: ErrorStateProps) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <section aria-label="Cart" tabIndex={-1}>
      {isLoaded ? <p>Loaded</p> : <ErrorState {...props} onRetry={() => setIsLoaded(true)} />}
    </section>
  )
}

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, WithText, Retrying, WithoutRetry }} />,
})
