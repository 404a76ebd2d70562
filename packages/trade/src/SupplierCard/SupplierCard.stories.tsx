import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { longSupplier, newcomer, padmaMills } from '../supplier.fixtures.ts'
import { SupplierCard, SupplierCardSkeleton } from './SupplierCard.tsx'

const meta = preview.meta({
  component: SupplierCard,
  title: 'Trade/Suppliers/SupplierCard',
  args: { supplier: padmaMills, href: '#padma' },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article', { name: 'Padma Mills' })
    for (const text of ['Rajshahi', 'Verified since Jun 2, 2025', 'Cotton, jute and linen'])
      await expect(card).toHaveTextContent(text)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Padma Mills' })).toHaveFocus()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#padma')
  },
})

export const Playground = meta.story({})

/** A new supplier only has a name: no mark, no stars, no text. */
export const Newcomer = meta.story({
  args: { supplier: newcomer },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const LongTexts = meta.story({ args: { supplier: longSupplier } })

export const Loading = meta.story({ render: () => <SupplierCardSkeleton /> })

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Newcomer, LongTexts, Loading }} />,
})
