import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Filters } from './Filters.tsx'
import { facets } from './filters.fixtures.ts'

const meta = preview.meta({
  tags: ['behaviour'],
  component: Filters,
  title: 'Marketplace/Finding products/Filters/In Bengali',
  args: {
    facets: { ...facets, ratings: [4.5, 4, 3].map((value) => ({ value, count: 999 })) },
    value: {},
    onValueChange: fn(),
    resultCount: 1834,
  },
  globals: { language: 'bn' },
})

/** Stars and text are on one line. */
export const RatingOnOneLine = meta.story({
  render: (args) => (
    <div className="w-60">
      <Filters {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const ratings = canvas.getAllByText('ও বেশি')
    await expect(ratings.length).toBeGreaterThan(1)
    for (const words of ratings) {
      await expect(words.closest('label')?.getBoundingClientRect().height).toBeLessThanOrEqual(44)
    }
  },
})
