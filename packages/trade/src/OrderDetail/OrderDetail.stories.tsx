import { AlertsProvider } from '@arot/ui/Alerts'
import { Button } from '@arot/ui/Button'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { longOrder, orderIn, saleIn } from '../oneOrder.fixtures.ts'
import { type Order, type OrderAct, orderStates } from '../order.ts'
import { ReviewList } from '../ReviewList/ReviewList.tsx'
import { answered } from '../reviews.fixtures.ts'
import { english } from './labels.ts'
import { OrderDetail, type OrderDetailProps } from './OrderDetail.tsx'

const reader = { name: 'Nusrat Rahman', email: 'nusrat@deltatraders.example' }

const meta = preview.meta({
  component: OrderDetail,
  title: 'Trade/Orders/OrderDetail',
  decorators: [
    (Story) => (
      <AlertsProvider>
        <Story />
      </AlertsProvider>
    ),
  ],
  args: {
    order: orderIn('shipped') as Order | null | undefined,
    acts: ['receive'] as OrderAct[],
    onAct: fn<OrderDetailProps['onAct']>(async () => {}),
    onBuyAgain: fn(),
    productHref: '/product/p-headphones',
    reader,
  },
})

/** The product, the state, what to do next, amounts and parties. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Studio Over-ear Headphones' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Studio Over-ear Headphones' })).toHaveAttribute(
      'href',
      '/product/p-headphones',
    )
    await expect(canvas.getByText('Mark the order as received when it arrives.')).toBeVisible()
    const amounts = canvas.getByRole('region', { name: 'Amounts' })
    for (const fact of ['240 units', '$38.50', '$9,240.00', 'Nov 18, 2026', '7f3a9c20-order', 'SKUSON-10240'])
      await expect(amounts).toHaveTextContent(fact)
    const parties = canvas.getByRole('region', { name: 'Parties' })
    await expect(parties).toHaveTextContent('BuyerNusrat Rahman (you)')
    await expect(parties).toHaveTextContent('SupplierSonali Audio')
    await expect(within(parties).queryByRole('link')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as received' }))
    await waitFor(() => expect(args.onAct).toHaveBeenCalledWith('receive', {}))
    await userEvent.click(canvas.getByRole('button', { name: 'Buy again' }))
    await expect(args.onBuyAgain).toHaveBeenCalledOnce()
  },
})

export const Playground = meta.story({})

/** The supplier's name links to their page. */
export const SupplierWithPage = meta.story({
  args: { supplierHref: '/suppliers/s-sonali' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sonali Audio' })).toHaveAttribute('href', '/suppliers/s-sonali')
  },
})

/** The supplier can write to the buyer. There is no button to buy again. */
export const Sold = meta.story({
  args: { order: saleIn('placed'), acts: ['accept', 'decline'], onBuyAgain: undefined, reader: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: reader.email })).toHaveAttribute('href', `mailto:${reader.email}`)
    await expect(canvas.getByRole('region', { name: 'Parties' })).toHaveTextContent('Sonali Audio (you)')
    await expect(canvas.queryByRole('button', { name: 'Buy again' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Accept order' })).toBeVisible()
  },
})

export const Received = meta.story({ args: { order: orderIn('received'), acts: [] } })

/** The review is one of the cards. */
export const Reviewed = meta.story({
  args: { order: orderIn('received'), acts: [], review: <ReviewList aria-label={undefined} reviews={[answered]} /> },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('region', { name: 'Review' })).getByText(/^Late by nine days/)).toBeVisible()
  },
})

export const Declined = meta.story({
  args: { order: orderIn('declined'), acts: [] },
  // The column beside is longer, but leaves no gap between the two cards.
  play: async ({ canvas, canvasElement }) => {
    const next = canvasElement.querySelector('[data-slot="order-next"]')!.getBoundingClientRect()
    const beside = canvasElement.querySelector('[data-slot="order-parties"]')!.getBoundingClientRect()
    const history = canvas.getByRole('region', { name: 'Order history' }).getBoundingClientRect()
    if (beside.left > next.right) await expect(history.top - next.bottom).toBeLessThan(25)
  },
})

/** Each state has one sentence for each side. */
export const Next = meta.story({
  render: (args) => (
    <div className="grid gap-10">
      {orderStates.flatMap((state) =>
        [orderIn(state), saleIn(state)].map((order) => (
          <section key={`${state} ${order.side}`} aria-label={`${state} ${order.side}`}>
            <OrderDetail {...args} order={order} acts={[]} />
          </section>
        )),
      )}
    </div>
  ),
  // Twelve orders on one page have regions of the same name. A real page has one order.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  play: async ({ canvas }) => {
    for (const state of orderStates)
      for (const side of ['bought', 'sold'] as const)
        await expect(
          within(canvas.getByRole('region', { name: `${state} ${side}` })).getByText(english.next[state][side]),
        ).toBeVisible()
  },
})

export const BuyerGone = meta.story({
  args: { order: { ...saleIn('accepted'), buyer: undefined }, acts: ['ship'], reader: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Parties' })).toHaveTextContent('BuyerNo longer there')
  },
})

/** Long names, an address, a note of 500 characters, and a total of nine digits to the cent. */
export const LongTexts = meta.story({
  args: { order: longOrder, acts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Amounts' })).toHaveTextContent('$123,456.70')
  },
})

export const Loading = meta.story({
  args: { order: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the order')
  },
})

export const Failed = meta.story({
  args: { order: undefined, error: new Error('no answer'), onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The order could not be loaded.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const NotFound = meta.story({
  args: { order: null, notFoundAction: <Button>All orders</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Order not found')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'All orders' })).toBeVisible()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Sold, Reviewed, Declined, LongTexts, Loading }} />,
})
