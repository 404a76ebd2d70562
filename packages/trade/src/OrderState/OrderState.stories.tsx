import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { orderStates } from '../order.ts'
import { OrderState } from './OrderState.tsx'

const meta = preview.meta({
  component: OrderState,
  title: 'Trade/Orders/OrderState',
  args: { state: 'placed' as const },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Placed')).toBeVisible()
  },
})

export const Playground = meta.story({})

export const States = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-2">
      {orderStates.map((state) => (
        <OrderState key={state} state={state} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const words of ['Placed', 'Accepted', 'On its way', 'Received', 'Declined', 'Cancelled'])
      await expect(canvas.getByText(words)).toBeVisible()
  },
})

/** A host can use its own words. */
export const OwnWords = meta.story({
  tags: ['behaviour'],
  args: { state: 'shipped', labels: { shipped: 'With the carrier' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('With the carrier')).toHaveAttribute('data-state', 'shipped')
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ States }} />,
})
