import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { offerStates } from '../offer.ts'
import { OfferState } from './OfferState.tsx'

const meta = preview.meta({
  component: OfferState,
  title: 'Trade/Offers/OfferState',
  args: { state: 'asked' as const },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Proposed')).toBeVisible()
  },
})

export const Playground = meta.story({})

export const States = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-2">
      {offerStates.map((state) => (
        <OfferState key={state} state={state} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const words of ['Proposed', 'Countered', 'Agreed', 'Bought', 'Declined', 'Withdrawn', 'Expired', 'Lapsed'])
      await expect(canvas.getByText(words)).toBeVisible()
  },
})

/** A host can use its own words. */
export const OwnWords = meta.story({
  tags: ['behaviour'],
  args: { state: 'accepted', labels: { accepted: 'Shaken on' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shaken on')).toHaveAttribute('data-state', 'accepted')
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ States }} />,
})
