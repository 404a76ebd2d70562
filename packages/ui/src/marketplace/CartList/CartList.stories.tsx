import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { AlertsProvider } from '../../primitives/Alerts/Alerts.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { headphonesBought, longBought, lotionBought, toolboxBought } from '../cart.fixtures.ts'
import type { CartItem } from '../cart.ts'
import { CartList, type CartListProps } from './CartList.tsx'

const meta = preview.meta({
  component: CartList,
  title: 'Marketplace/Buying/CartList',
  decorators: [
    (Story) => (
      <AlertsProvider>
        <Story />
      </AlertsProvider>
    ),
  ],
  args: {
    items: [headphonesBought, lotionBought],
    hrefFor: (item: CartItem) => `/product/${item.productId}`,
    onRemove: fn(async () => {}),
    onRetry: fn(),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Shea Body Lotion 400 ml' })).toHaveAttribute(
      'href',
      '/product/p-lotion',
    )
    await expect(canvas.getByText('2 items')).toBeVisible()
    await expect(canvas.getByText('$11,496.00')).toBeVisible()
  },
})

export const Playground = meta.story({ args: { headingLevel: 2 } })

/** Shipped items show their status, and a button to confirm receipt instead of removal. */
export const WithStates = meta.story({
  args: {
    statusFor: ({ _id }: CartItem) => <Badge>{_id === headphonesBought._id ? 'On its way' : 'Placed'}</Badge>,
    actionsFor: ({ _id }: CartItem) =>
      _id === headphonesBought._id ? <Button size="sm">Mark as received</Button> : undefined,
  },
  play: async ({ canvas }) => {
    const [sent, placed] = canvas.getAllByRole('article')
    await expect(sent).toHaveTextContent('On its way')
    await expect(sent).toHaveTextContent('Mark as received')
    await expect(placed).toHaveTextContent('Placed')
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
  },
})

export const OneItem = meta.story({
  tags: ['behaviour'],
  args: { items: [headphonesBought] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 item')).toBeVisible()
  },
})

/** If one price is unknown there is no total, because it would be wrong. */
export const SomePricesUnknown = meta.story({
  args: { items: [headphonesBought, toolboxBought] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 items').parentElement).toHaveTextContent(/^2 items$/)
  },
})

export const LongTexts = meta.story({ args: { items: [longBought, headphonesBought] } })

export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Back to Home' })).toHaveAttribute('href', '/')
  },
})

export const Loading = meta.story({
  args: { items: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your cart')
    await expect(canvas.getByRole('region', { name: 'Items in your cart' })).toHaveAttribute('aria-busy', 'true')
  },
})

export const Failed = meta.story({
  args: { items: undefined, error: new Error('503') },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch cart')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** A removed item disappears immediately, also the last one. The focus stays in the list. */
export const RemovedToTheLast = meta.story({
  tags: ['behaviour'],
  render: (args) => <CartHost {...args} />,
  play: async ({ canvas, userEvent }) => {
    for (const left of [1, 0]) {
      await userEvent.click(canvas.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement)
      await userEvent.click(await screen.findByRole('button', { name: 'Yes, remove it!' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      await waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(left))
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Items in your cart' })).toHaveFocus())
    }
    await expect(canvas.getByRole('heading', { name: 'Your cart is empty!' })).toBeVisible()
  },
})

/**
 * With a slow server the item stays and is pending. The focus stays on its button, and moves to the list once the item
 * is gone.
 */
export const RemovedLater = meta.story({
  tags: ['behaviour'],
  render: (args) => <CartHost {...args} isSlow />,
  play: async ({ canvas, userEvent }) => {
    const lotion = canvas.getByRole('article', { name: 'Shea Body Lotion 400 ml' })
    const button = within(lotion).getByRole('button')
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, remove it!' }))
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveAttribute('aria-busy', 'true')
    window.dispatchEvent(new Event('answered'))
    await waitFor(() => expect(lotion).not.toBeInTheDocument())
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Items in your cart' })).toHaveFocus())
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, SomePricesUnknown, Empty, Loading, Failed }} />,
})

/** A cart that removes items immediately, or after the server has answered. */
function CartHost({ items = [], isSlow = false, ...props }: CartListProps & { isSlow?: boolean }) {
  const [left, setLeft] = useState(items)
  async function remove({ _id }: CartItem) {
    if (isSlow) await new Promise((resolve) => window.addEventListener('answered', resolve, { once: true }))
    setLeft((before) => before.filter((item) => item._id !== _id))
  }
  return <CartList {...props} items={left} onRemove={remove} />
}
