import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ArotProvider } from '../../foundations/ArotProvider/ArotProvider.tsx'
import { AlertsProvider } from '../../primitives/Alerts/Alerts.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { headphonesBought, longBought, toolboxBought } from '../cart.fixtures.ts'
import { CartItemCard, CartItemCardSkeleton } from './CartItemCard.tsx'

const meta = preview.meta({
  component: CartItemCard,
  title: 'Marketplace/Buying/CartItemCard',
  decorators: [
    (Story) => (
      <AlertsProvider>
        <Story />
      </AlertsProvider>
    ),
  ],
  args: { item: headphonesBought, href: '/product/p-headphones', onRemove: fn(async () => {}) },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Studio Over-ear Headphones' })
    await expect(canvas.getByRole('link', { name: 'Studio Over-ear Headphones' })).toHaveAttribute(
      'href',
      '/product/p-headphones',
    )
    for (const fact of ['Sonali Audio', 'Electronics & Gadgets', 'Nov 18, 2026', '$38.50', '$9,240.00'])
      await expect(card).toHaveTextContent(fact)
    await expect(canvas.getByText('Quantity Bought').nextSibling).toHaveTextContent(/^240$/)
    await expect(canvas.getByText('Minimum Buying Quantity').nextSibling).toHaveTextContent(/^120$/)
  },
})

export const Playground = meta.story({ args: { headingLevel: 2 } })

/** A shipped item cannot be removed: the card shows its status and another button. */
export const OnItsWay = meta.story({
  args: { status: <Badge tone="brand">On its way</Badge>, actions: <Button size="sm">Mark as received</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('On its way')
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['Mark as received'])
  },
})

/** The card asks in the specification's words, and removes the item only after a yes. */
export const Removed = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Studio Over-ear Headphones from cart' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    await expect(dialog).toHaveAccessibleDescription('This will remove the item from your cart.')
    await expect(args.onRemove).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, remove it!' }))
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce())
    await expect(args.onRemove).toHaveBeenCalledWith(headphonesBought)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  },
})

/** The question is the same; below it the dialog says that the order is cancelled. */
export const OrderRemoved = meta.story({
  tags: ['behaviour'],
  args: { item: { ...headphonesBought, isOrder: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    await expect(within(dialog).getByText('This will remove the item from your cart.')).toBeVisible()
    await expect(dialog).toHaveAccessibleDescription(
      'This will remove the item from your cart. The order is cancelled, and its units go back to the supplier.',
    )
    await expect(within(dialog).getByRole('button', { name: 'Yes, remove it!' })).toBeVisible()
  },
})

export const RemovalCancelled = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /^Remove/ })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onRemove).not.toHaveBeenCalled()
  },
})

export const Removing = meta.story({
  args: { onRemove: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, remove it!' }))
    const button = canvas.getByRole('button', { name: /^Remove/, hidden: true })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await userEvent.click(button)
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

/** The item is still there, shows the error and can be removed again. */
export const Failed = meta.story({
  args: {
    onRemove: fn(async () => {
      throw new Error('no answer')
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, remove it!' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong.')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Remove/ })).toHaveFocus())
    await expect(canvas.getByRole('button', { name: /^Remove/ })).not.toHaveAttribute('aria-busy')
  },
})

/** The server does not store prices: no price appears, because the current one could be wrong. */
export const WithoutPrice = meta.story({
  args: { item: toolboxBought },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Price')).toBeNull()
    await expect(canvas.queryByText('Total')).toBeNull()
  },
})

export const LongTextsNoPicture = meta.story({ args: { item: longBought } })

export const Loading = meta.story({ render: () => <CartItemCardSkeleton /> })

/** An invalid date is left out; the rest of the item is shown. */
export const WithoutDay = meta.story({
  args: { item: { ...headphonesBought, buyDate: 'soon' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quantity Bought').nextSibling).toHaveTextContent(/^240$/)
    await expect(canvas.queryByText('Bought On')).toBeNull()
  },
})

/** The date is in one time zone for all readers, so that the server and every browser agree. */
export const LateInTheDay = meta.story({
  tags: ['behaviour'],
  args: { item: { ...headphonesBought, buyDate: '2026-11-18T23:30:00Z' } },
  decorators: [
    (Story) => (
      <ArotProvider timeZone="Asia/Dhaka">
        <Story />
      </ArotProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nov 19, 2026')).toBeVisible()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, WithoutPrice, LongTextsNoPicture, Loading }} />,
})
