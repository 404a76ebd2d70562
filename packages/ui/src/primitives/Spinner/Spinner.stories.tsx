import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Spinner } from './Spinner.tsx'

const meta = preview.meta({ component: Spinner, title: 'Primitives/Feedback/Spinner', args: { label: 'Loading' } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible()
  },
})

export const Playground = meta.story({ args: { className: 'size-8 text-arot-brand' } })

/** Beside a text that says the same, it is hidden from screen readers. */
export const BesideWords = meta.story({
  args: { label: undefined },
  render: (args) => (
    <p className="flex items-center gap-2 text-arot-14 text-arot-muted">
      <Spinner {...args} />
      Looking for suppliers
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

export const SizesAndColours = meta.story({
  render: () => (
    <div className="flex items-center gap-4">
      <Spinner className="size-4 text-arot-muted" />
      <Spinner className="size-6 text-arot-brand" />
      <Spinner className="size-10 text-arot-signal" />
    </div>
  ),
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, BesideWords, SizesAndColours }} />,
})
