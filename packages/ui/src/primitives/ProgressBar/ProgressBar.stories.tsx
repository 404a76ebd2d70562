import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ProgressBar } from './ProgressBar.tsx'

const meta = preview.meta({
  component: ProgressBar,
  title: 'Primitives/Feedback/ProgressBar',
  args: { label: 'Loading the page' },
  decorators: [
    (Story) => (
      <div className="relative">
        <Story />
        <p className="text-arot-14 text-arot-muted">The page below stays as it is.</p>
      </div>
    ),
  ],
})

/** The duration is unknown, so it has no value. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading the page' })
    await expect(bar).not.toHaveAttribute('aria-valuenow')
    await expect(bar.getBoundingClientRect().top).toBe(0)
  },
})

export const Playground = meta.story({ args: { className: 'absolute -top-2' } })
