import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Rating } from './Rating.tsx'

const meta = preview.meta({ component: Rating, title: 'Primitives/Data/Rating', args: { value: 4.5 } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    const rating = canvas.getByRole('img', { name: '4.5 out of 5' })
    await expect(rating).toHaveTextContent('4.5')
  },
})

export const Playground = meta.story({ args: { max: 5, hasFigure: true } })

export const Fractions = meta.story({
  render: () => (
    <div className="grid gap-2">
      {[5, 4.8, 4.5, 4.2, 3.7, 2.5, 1].map((value) => (
        <Rating key={value} value={value} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const filled = canvas.getByRole('img', { name: '2.5 out of 5' }).querySelector('[data-slot="rating-filled"]')
    await expect(filled).toHaveStyle({ clipPath: 'inset(0px 50% 0px 0px)' })
  },
})

/** Stars fill from the start of the line. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '4.5 out of 5' }).querySelector('svg') as SVGElement
    await expect(stars).toHaveStyle({ scale: '-1 1' })
  },
})

export const WithoutFigure = meta.story({
  args: { hasFigure: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.5 out of 5' })).toHaveTextContent(/^$/)
  },
})

/** With the number of reviews. Without reviews, only the rating appears. */
export const WithCount = meta.story({
  render: () => (
    <div className="grid gap-2">
      <Rating value={4.33} count={3} />
      <Rating value={5} count={1} />
      <Rating value={3.9} count={12480} />
      <Rating value={3.9} count={0} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.3 out of 5, 3 reviews' })).toHaveTextContent('4.3(3)')
    await expect(canvas.getByRole('img', { name: '5.0 out of 5, 1 review' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: '3.9 out of 5, 12,480 reviews' })).toHaveTextContent('(12,480)')
    await expect(canvas.getByRole('img', { name: '3.9 out of 5' })).toHaveTextContent(/^3.9$/)
  },
})

/** A value outside the scale appears as its nearest end. */
export const OutOfScale = meta.story({
  tags: ['behaviour'],
  render: () => (
    <div className="grid gap-2">
      <Rating value={0} />
      <Rating value={9} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '0.0 out of 5' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: '5.0 out of 5' })).toBeVisible()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Fractions, WithCount, WithoutFigure, OutOfScale }} />,
})
