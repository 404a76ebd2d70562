import { ArrowRight, ShoppingCart } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { asToken, contrast, type Oklch, parseColor, rgb } from '../../brand/colour.ts'
import { Button, ButtonLink } from './Button.tsx'

const meta = preview.meta({
  component: Button,
  title: 'Primitives/Actions/Button',
  args: { children: 'Buy', onClick: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const Playground = meta.story({ args: { variant: 'primary', size: 'md', isPending: false } })

export const Variants = meta.story({
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button>Confirm purchase</Button>
      <Button variant="secondary">Cancel</Button>
      <Button variant="ghost">Skip</Button>
      <Button variant="danger">Remove</Button>
      <Button variant="link">See all</Button>
    </div>
  ),
})

export const Sizes = meta.story({
  render: () => (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="sm">Small</Button>
      <Button size="md">Medium</Button>
      <Button size="lg">Large</Button>
    </div>
  ),
})

export const WithIcon = meta.story({ args: { icon: <ShoppingCart aria-hidden />, children: 'Add to cart' } })

/** A pending button keeps its width, focus and name, and ignores presses. */
export const Pending = meta.story({
  args: { isPending: true, children: 'Confirm purchase' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Confirm purchase' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

/** A disabled button with a reason stays focusable and shows the reason. */
export const DisabledWithReason = meta.story({
  args: { disabledReason: 'Out of stock' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Buy' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Out of stock')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const AsLink = meta.story({
  render: () => (
    <ButtonLink href="/all-categories" icon={<ArrowRight aria-hidden />}>
      Browse categories
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Browse categories' })).toHaveAttribute('href', '/all-categories')
  },
})

const colorOf = (text: string) => asToken(parseColor(text) as Oklch)

/** The focus ring of a faded button has a contrast of at least 3:1. */
async function expectVisibleRing(button: HTMLElement) {
  await userEvent.tab()
  await expect(button).toHaveFocus()
  const style = getComputedStyle(button)
  const ring = rgb(colorOf(style.outlineColor))
  const page = colorOf(style.getPropertyValue('--arot-color-canvas'))
  const { r, g, b } = rgb(page)
  const mix = (one: number, other: number) => 255 * (one * Number(style.opacity) + other * (1 - Number(style.opacity)))
  const visible = colorOf(`rgb(${mix(ring.r, r)} ${mix(ring.g, g)} ${mix(ring.b, b)})`)
  await expect(contrast(visible, page)).toBeGreaterThanOrEqual(3)
}

export const FadedRing = meta.story({
  tags: ['behaviour'],
  args: { 'aria-disabled': true },
  play: ({ canvas }) => expectVisibleRing(canvas.getByRole('button', { name: 'Buy' })),
})

export const FadedRingInDark = meta.story({
  tags: ['behaviour'],
  args: { 'aria-disabled': true },
  globals: { theme: 'dark' },
  play: ({ canvas }) => expectVisibleRing(canvas.getByRole('button', { name: 'Buy' })),
})

/** On touch screens a press shows the reason. Escape hides it, and the focus stays. */
export const ReasonOnTouch = meta.story({
  args: { disabledReason: 'Out of stock' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Buy' })
    await expect(canvas.getByText('Out of stock')).not.toBeVisible()
    await userEvent.pointer({ keys: '[TouchA]', target: button })
    await expect(canvas.getByText('Out of stock')).toBeVisible()
    await expect(button).toHaveTextContent(/^Buy$/)
    await expect(args.onClick).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Out of stock')).not.toBeVisible()
  },
})

/** Escape hides the reason only until the pointer comes back to the button. */
export const ReasonAfterEscape = meta.story({
  tags: ['behaviour'],
  args: { disabledReason: 'Out of stock' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Buy' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(canvas.getByText('Out of stock')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Out of stock')).not.toBeVisible()
    await userEvent.hover(button)
    await expect(canvas.getByText('Out of stock')).toBeVisible()
  },
})

/** The reason appears below its button and inside the window, or above if there is no room below. */
export const ReasonPlace = meta.story({
  tags: ['behaviour'],
  args: { disabledReason: 'Only 40 units are left, and the minimum is 120' },
  decorators: (Story) => (
    <div className="fixed inset-0 flex flex-col items-start justify-between">
      <Story />
      <Story />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, last] = canvas.getAllByRole('button', { name: 'Buy' }).map((button) => button.getBoundingClientRect())
    const [under, above] = canvas.getAllByText(/Only 40 units/)
    await userEvent.tab()
    await expect(under).toBeVisible()
    await expect(above).not.toBeVisible()
    // The pointer can move onto it.
    await expect(getComputedStyle(under as HTMLElement).pointerEvents).toBe('auto')
    await expect(under?.getBoundingClientRect().top).toBeCloseTo((first?.bottom ?? 0) + 8)
    await expect(under?.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
    await userEvent.tab()
    await expect(under).not.toBeVisible()
    await expect(above?.getBoundingClientRect().bottom).toBeCloseTo((last?.top ?? 0) - 8)
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Variants, Sizes, WithIcon, Pending, DisabledWithReason, AsLink }} />,
})
