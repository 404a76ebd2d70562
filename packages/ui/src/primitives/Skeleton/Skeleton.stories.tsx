import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = preview.meta({
  component: Skeleton,
  title: 'Primitives/Feedback/Skeleton',
  args: { className: 'h-5 w-48' },
})

/** Hidden from screen readers: the host announces the loading once for all skeletons. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="skeleton"]')).toHaveAttribute('aria-hidden', 'true')
  },
})

export const Playground = meta.story({ args: { className: 'size-24 rounded-full' } })

/** In the shape of the content to come. */
export const Shapes = meta.story({
  render: () => (
    <div className="grid w-64 max-w-full gap-3 rounded-arot-card border border-arot-line bg-arot-surface p-3">
      <Skeleton className="aspect-[4/3] rounded-arot-tile" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-4 w-full" />
      <div className="flex items-center justify-between">
        <Skeleton className="h-6 w-20" />
        <Skeleton className="size-10 rounded-full" />
      </div>
    </div>
  ),
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Shapes }} />,
})
