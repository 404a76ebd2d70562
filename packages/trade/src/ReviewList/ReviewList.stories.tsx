import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { answered, hidden, review, reviews, stars } from '../reviews.fixtures.ts'
import { ReviewList, type ReviewModeration } from './ReviewList.tsx'

const meta = preview.meta({ component: ReviewList, title: 'Trade/Reviews/ReviewList', args: { reviews, stars } })

const moderation = () => ({
  onHide: fn<ReviewModeration['onHide']>(async () => undefined),
  onShow: fn<ReviewModeration['onShow']>(async () => undefined),
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.5 out of 5' })).toBeVisible()
    await expect(canvas.getByText('24 reviews')).toBeVisible()
    await expect(canvas.getByRole('row', { name: '4 stars 9' })).toBeVisible()
    const first = within(canvas.getByRole('article', { name: 'Nadia K.' }))
    await expect(first.getByRole('img', { name: '4.0 out of 5' })).toBeVisible()
    await expect(first.getByText('Nov 18, 2026')).toBeVisible()
    await expect(first.getByText('Verified purchase')).toBeVisible()
    const second = within(canvas.getByRole('article', { name: 'Rahim U.' }))
    await expect(second.getByText('changed on Nov 12, 2026')).toBeVisible()
    await expect(second.getByText('The supplier’s answer, Nov 10, 2026, to what was written before')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Playground = meta.story({})

/** A hidden review shows the reason, but no stars and no text. */
export const Hidden = meta.story({
  args: { reviews: [hidden], stars: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hidden by the market on Oct 29, 2026')).toBeVisible()
    await expect(canvas.getByText(/It names a person who has nothing to do with it/)).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

/** The buyer's account was erased: the stars stay. */
export const Nameless = meta.story({
  args: { reviews: [{ ...review, by: '', words: '' }], stars: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'A buyer' })).toBeVisible()
  },
})

/** Markup in a review is shown as text and never runs. */
export const Hostile = meta.story({
  tags: ['behaviour'],
  args: {
    stars: undefined,
    reviews: [
      {
        ...answered,
        by: '<b>Boss</b>',
        words: `<script>alert(1)</script> javascript:alert(1) ${'Wholesale'.repeat(60)}`,
        answer: { words: '[link](javascript:alert(1)) <img src=x onerror=alert(1)>', at: new Date(Number.NaN) },
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

/** An operator hides a review with a reason, or shows it again. */
export const Moderated = meta.story({
  args: {
    stars: undefined,
    reviews: [
      { ...review, product: { id: 'p1', name: 'Stackable Storage Box' } },
      { ...hidden, rating: 1, words: 'Mr X is a thief.', product: { id: 'p2', name: 'Cordless Drill' } },
    ],
    hrefFor: ({ product }) => `#${product?.id}`,
    moderation: moderation(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Stackable Storage Box' })).toHaveAttribute('href', '#p1')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide: Nadia K.' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Hide this review?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }))
    const reason = dialog.getByRole('textbox', { name: /^Reason/ })
    await expect(reason).toHaveFocus()
    await userEvent.type(reason, 'It names a person.')
    await userEvent.click(dialog.getByRole('button', { name: 'Hide' }))
    await expect(args.moderation?.onHide).toHaveBeenCalledWith(args.reviews?.[0], 'It names a person.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Show again: Mina' }))
    await expect(args.moderation?.onShow).toHaveBeenCalledWith(args.reviews?.[1])
  },
})

/** Somebody else was faster: the refusal stands beside the button. */
export const ModeratedTooLate = meta.story({
  tags: ['behaviour'],
  args: {
    reviews: [hidden],
    moderation: {
      ...moderation(),
      onShow: fn<ReviewModeration['onShow']>(async () => ({ title: 'It was shown meanwhile.' })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show again: Mina' }))
    await expect(await canvas.findByText('It was shown meanwhile.')).toBeVisible()
  },
})

export const Paged = meta.story({
  args: { onLoadMore: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /more/i }))
    await expect(args.onLoadMore).toHaveBeenCalledOnce()
  },
})

/** Only one line, so that the content below stays near. */
export const Empty = meta.story({
  args: { reviews: [], stars: [0, 0, 0, 0, 0] },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/Buyers can review it once they have received it/)
    await expect(words).toHaveTextContent('No reviews yet')
    await expect(canvas.getByRole('region', { name: 'Reviews' }).offsetHeight).toBeLessThanOrEqual(24)
  },
})

export const Loading = meta.story({
  args: { reviews: undefined, stars: undefined, isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the reviews')
  },
})

export const Failed = meta.story({
  args: { reviews: undefined, error: new Error('unreachable'), onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const InBengali = meta.story({ globals: { language: 'bn' } })

export const RightToLeft = meta.story({ globals: { language: 'ar', direction: 'rtl' } })

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Moderated, Nameless, Loading, Empty }} />,
})
