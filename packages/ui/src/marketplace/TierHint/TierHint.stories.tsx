import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { QuantityStepper } from '../../primitives/QuantityStepper/QuantityStepper.tsx'
import { TierHint, type TierHintProps } from './TierHint.tsx'

const priceBreaks = [
  { from: 240, price: 7.2 },
  { from: 1200, price: 6.85 },
]

const meta = preview.meta({
  component: TierHint,
  title: 'Marketplace/Buying/TierHint',
  args: { product: { priceBreaks }, quantity: 228 },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^12 more and each costs \$7\.20\.$/)
  },
})

export const Playground = meta.story({ args: { quantity: 239 } })

/** At the start of a step, the hint is about the next one. */
export const OnAStep = meta.story({
  args: { quantity: 240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('960 more and each costs $6.85.')
  },
})

/** On the last step there is no hint, but its line stays. */
export const LastStep = meta.story({
  args: { quantity: 1200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('status').offsetHeight).toBe(20)
  },
})

export const OnePrice = meta.story({
  args: { product: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const NoQuantity = meta.story({
  args: { quantity: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const OwnWords = meta.story({
  tags: ['behaviour'],
  args: { labels: { hint: (more, price) => `Only ${more} to ${price}` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Only 12 to $7.20')
  },
})

export const InBengali = meta.story({
  globals: { language: 'bn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('আরও ১২টি নিলে প্রতিটির দাম $৭.২০।')
  },
})

/** The same element shows every hint, so that changes are announced. */
export const Live = meta.story({
  tags: ['behaviour'],
  render: (args) => <HintHost {...args} />,
  play: async ({ canvas, userEvent }) => {
    const hint = canvas.getByRole('status')
    await expect(hint).toHaveTextContent('12 more and each costs $7.20.')
    await userEvent.click(canvas.getByRole('button', { name: '12 units more' }))
    await waitFor(() => expect(hint).toHaveTextContent('960 more and each costs $6.85.'))
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, OnAStep, LastStep }} />,
})

function HintHost(props: TierHintProps) {
  const [quantity, setQuantity] = useState(props.quantity)
  return (
    <div className="grid max-w-xs gap-2">
      <QuantityStepper label="Quantity" step={12} min={12} value={quantity} onValueChange={setQuantity} />
      <TierHint {...props} quantity={quantity} />
    </div>
  )
}
