import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { QuantityStepper } from '../../primitives/QuantityStepper/QuantityStepper.tsx'
import { studioHeadphones } from '../products.fixtures.ts'
import { PriceLadder, type PriceLadderProps } from './PriceLadder.tsx'

const priceBreaks = [
  { from: 240, price: 36 },
  { from: 480, price: 33.25 },
  { from: 1200, price: 30.8 },
]
const product = { ...studioHeadphones, orderMultiple: 24, priceBreaks }

const meta = preview.meta({
  component: PriceLadder,
  title: 'Marketplace/Buying/PriceLadder',
  args: { product },
  decorators: [
    (Story, { tags }) => (
      <div className={tags.includes('visual') ? undefined : 'max-w-sm'}>
        <Story />
      </div>
    ),
  ],
})

/** From the smallest order on: the price of a unit, and the saving compared with the first price. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent)
    await expect(rows).toEqual([
      'UnitsEachYou save',
      'From 120$38.50',
      'From 240$36.006.5%',
      'From 480$33.2513.6%',
      'From 1,200$30.8020%',
    ])
    await expect(canvas.queryByText(/more and each/)).toBeNull()
  },
})

/** It starts at the supplier's smallest order, and so do the savings. */
export const SmallestValue = meta.story({
  args: {
    product: { ...product, supplier: { id: 's1', name: 'Padma Mills', verified: false, smallestOrderValue: 10000 } },
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map(({ textContent }) => textContent)
    await expect(rows).toEqual(['UnitsEachYou save', 'From 288$36.00', 'From 480$33.257.6%', 'From 1,200$30.8014.4%'])
  },
})

export const Playground = meta.story({ args: { quantity: 480 } })

/** An icon and text mark the step of the quantity, not only a colour. */
export const Chosen = meta.story({
  args: { quantity: 456 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Your quantity/ })).toHaveTextContent('From 240')
    await expect(canvas.getByRole('status')).toHaveTextContent('24 more and each costs $33.25.')
  },
})

export const LastStep = meta.story({
  args: { quantity: 5000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Your quantity/ })).toHaveTextContent('From 1,200')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

/** A quantity below the minimum marks no step. */
export const BelowTheFirst = meta.story({
  args: { quantity: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('rowheader', { name: /Your quantity/ })).toBeNull()
    await expect(canvas.getByRole('status')).toHaveTextContent('216 more and each costs $36.00.')
  },
})

/** Screen readers announce the hint when it changes. */
export const Live = meta.story({
  tags: ['behaviour'],
  render: (args) => <LadderHost {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Quantity' })
    await userEvent.clear(field)
    await userEvent.type(field, '216')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('24 more and each costs $36.00.'))
  },
})

/** The step is marked, and the host shows the hint elsewhere. */
export const WithoutHint = meta.story({
  args: { quantity: 456, hasHint: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Your quantity/ })).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
})

export const OnePrice = meta.story({
  args: { product: studioHeadphones },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Chosen, LastStep }} />,
})

function LadderHost(props: PriceLadderProps) {
  const [quantity, setQuantity] = useState<number | null>(1)
  return (
    <div className="grid gap-4">
      <QuantityStepper label="Quantity" value={quantity} onValueChange={setQuantity} />
      <PriceLadder {...props} quantity={quantity} />
    </div>
  )
}
