import { Moon, ShoppingCart, Trash2, X } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { IconButton } from './IconButton.tsx'

const meta = preview.meta({
  component: IconButton,
  title: 'Primitives/Actions/IconButton',
  args: { label: 'Close', icon: <X aria-hidden />, onClick: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    // Chromium would otherwise describe the button by its title, which is also its name.
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveAttribute('aria-description', '')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const Playground = meta.story({ args: { variant: 'ghost', size: 'md' } })

export const Variants = meta.story({
  render: () => (
    <div className="flex gap-3">
      <IconButton label="Dark mode" icon={<Moon aria-hidden />} />
      <IconButton label="Dark mode" icon={<Moon aria-hidden />} variant="secondary" />
      <IconButton label="Cart" icon={<ShoppingCart aria-hidden />} variant="primary" />
      <IconButton label="Remove" icon={<Trash2 aria-hidden />} variant="danger" />
    </div>
  ),
})

/** Square in each size. */
export const Sizes = meta.story({
  render: () => (
    <div className="flex items-center gap-3">
      <IconButton label="Small" icon={<X aria-hidden />} variant="secondary" size="sm" />
      <IconButton label="Medium" icon={<X aria-hidden />} variant="secondary" size="md" />
      <IconButton label="Large" icon={<X aria-hidden />} variant="secondary" size="lg" />
    </div>
  ),
  play: async ({ canvas }) => {
    const sizes = canvas.getAllByRole('button').map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])
    await expect(sizes).toEqual([
      [32, 32],
      [40, 40],
      [48, 48],
    ])
  },
})

export const Pending = meta.story({
  args: { isPending: true, variant: 'secondary' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const DisabledWithReason = meta.story({
  args: { disabledReason: 'Saving', variant: 'secondary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveAccessibleDescription('Saving')
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Variants, Sizes, Pending, DisabledWithReason }} />,
})
