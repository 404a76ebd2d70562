import { expect, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { CustomerReviews } from './CustomerReviews.tsx'
import { customerReviews } from './reviews.fixtures.ts'

const meta = preview.meta({
  component: CustomerReviews,
  title: 'Trade/Public pages/CustomerReviews',
  args: { reviews: customerReviews },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Customer Reviews' }))
    const reviews = section.getAllByRole('figure')
    await expect(reviews).toHaveLength(3)
    await expect(within(reviews[1]!).getByRole('img', { name: '4.5 out of 5' })).toBeVisible()
    await expect(within(reviews[1]!).getByText('Tanvir Hossain')).toBeVisible()
  },
})

export const Playground = meta.story({ args: { labels: { title: 'What buyers say' } } })

export const LongTexts = meta.story({
  args: {
    reviews: [
      {
        name: 'Mohammad Abdullah Al Mamun Chowdhury-Rahman',
        role: 'Head of international procurement and logistics, Bangladesh Hospitality and Catering Equipment Company Limited',
        rating: 3.5,
        text: `${customerReviews.map(({ text }) => text).join(' ')} https://deltatraders.example/an-address-without-any-place-to-break-it-anywhere`,
      },
      ...customerReviews.slice(1),
    ],
  },
  play: async ({ canvas }) => {
    const section = canvas.getByRole('region')
    await expect(section.scrollWidth).toBe(section.clientWidth)
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, LongTexts }} />,
})
