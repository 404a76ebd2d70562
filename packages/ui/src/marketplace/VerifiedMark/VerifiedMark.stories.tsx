import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { VerifiedMark } from './VerifiedMark.tsx'

const meta = preview.meta({
  component: VerifiedMark,
  title: 'Marketplace/Buying/VerifiedMark',
  args: { since: new Date('2025-06-02T00:00:00Z') },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified since Jun 2, 2025')).toBeVisible()
  },
})

export const Playground = meta.story({})

export const SinceUnknown = meta.story({
  args: { since: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verified supplier')).toBeVisible()
  },
})

/** Beside a name: only the icon, with an accessible name of its own. */
export const Sign = meta.story({
  args: { variant: 'sign' },
  render: (args) => (
    <span className="inline-flex items-center gap-1 text-arot-14 text-arot-ink">
      Padma Mills <VerifiedMark {...args} />
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Verified since Jun 2, 2025' })).toBeVisible()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, SinceUnknown, Sign }} />,
})
