import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx'

type Submit = ReviewFormProps['onSubmit']

const meta = preview.meta({
  component: ReviewForm,
  title: 'Trade/Reviews/ReviewForm',
  args: { onSubmit: fn<Submit>(async () => undefined) },
})

/** By keyboard alone: the focus goes to the missing field and its error. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    // A screen reader announces only changes of a status that it already knows.
    const status = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish the review' }))
    await expect(canvas.getByRole('radio', { name: '1 star' })).toHaveFocus()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose how many stars')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Tab}')
    await userEvent.keyboard(' Well packed. {Tab}{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 4, words: 'Well packed.' })
    await expect(await canvas.findByText('Your review is published.')).toBeVisible()
    await expect(status).toHaveTextContent('Your review is published.')
  },
})

export const Playground = meta.story({})

/** The form says until when the review can be changed. */
export const Changing = meta.story({
  args: {
    review: { rating: 2, words: 'Late by nine days.' },
    closesAt: new Date('2026-12-18T09:00:00Z'),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: '2 stars' })).toBeChecked()
    await expect(canvas.getByText('You can change it until Dec 18, 2026.')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save the change' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 5, words: 'Late by nine days.' })
  },
})

/** A pending form cannot be sent again. */
export const Pending = meta.story({
  args: { review: { rating: 4, words: 'Good.' }, onSubmit: fn<Submit>(() => new Promise<undefined>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save the change' })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly')
  },
})

/** The server's error stands at its field. */
export const Refused = meta.story({
  args: {
    review: { rating: 4, words: 'Good.' },
    onSubmit: fn<Submit>(async () => ({ fields: { words: 'Review contains an invisible character.' } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the change' }))
    await expect(await canvas.findByText('Review contains an invisible character.')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
})

export const TooLate = meta.story({
  tags: ['behaviour'],
  args: {
    review: { rating: 4, words: 'Good.' },
    onSubmit: fn<Submit>(async () => ({ title: 'This review can no longer be changed.' })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the change' }))
    await expect(await canvas.findByText('This review can no longer be changed.')).toBeVisible()
  },
})

export const Failed = meta.story({
  args: { review: { rating: 4, words: 'Good.' }, onSubmit: fn<Submit>(() => Promise.reject<undefined>(new Error(''))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the change' }))
    await expect(await canvas.findByText('It could not be saved.')).toBeVisible()
  },
})

export const TooLong = meta.story({
  tags: ['behaviour'],
  args: { review: { rating: 4, words: 'x'.repeat(2001) } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the change' }))
    await expect(canvas.getByText('At most 2,000 characters')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Playground, Changing }} />,
})
