import { TriangleAlert } from 'lucide-react'
import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Badge } from './Badge.tsx'

const meta = preview.meta({ component: Badge, title: 'Primitives/Data/Badge', args: { children: 'Min. 120 units' } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Min. 120 units')).toBeVisible()
  },
})

export const Playground = meta.story({ args: { tone: 'neutral' } })

export const Tones = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>Min. 120 units</Badge>
      <Badge isOnPicture>Min. 120 units</Badge>
      <Badge tone="brand">Verified supplier</Badge>
      <Badge tone="warning">Below the minimum</Badge>
      <Badge tone="error">Low stock</Badge>
    </div>
  ),
})

export const WithIcon = meta.story({
  args: {
    tone: 'error',
    children: (
      <>
        <TriangleAlert aria-hidden className="size-3" />
        Low stock
      </>
    ),
  },
})

/** On a tinted tile the neutral badge keeps its border. */
export const OnTile = meta.story({
  render: () => (
    <div className="flex h-24 w-64 items-start justify-between rounded-arot-tile bg-radial from-arot-tile-rose-from to-arot-tile-rose-to p-3">
      <Badge isOnPicture>Min. 480 units</Badge>
      <Badge tone="error">Low stock</Badge>
    </div>
  ),
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Tones, WithIcon, OnTile }} />,
})
