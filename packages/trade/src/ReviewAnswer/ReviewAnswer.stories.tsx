import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ReviewAnswer, type ReviewAnswerProps } from './ReviewAnswer.tsx'

type Submit = ReviewAnswerProps['onSubmit']

const meta = preview.meta({
  component: ReviewAnswer,
  title: 'Trade/Reviews/ReviewAnswer',
  args: { onSubmit: fn<Submit>(async () => undefined) },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: /^Your answer/ })
    // A screen reader announces only changes of a status that it already knows.
    const status = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish the answer' }))
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(/^Answer in a few words/)
    await userEvent.keyboard(' Thank you. {Tab}{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('Thank you.')
    await expect(await canvas.findByText('Your answer is published.')).toBeVisible()
    await expect(status).toHaveTextContent('Your answer is published.')
  },
})

export const Playground = meta.story({})

export const Changing = meta.story({
  args: { answer: 'The ferry did not sail that week.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' We are sorry.')
    await userEvent.click(canvas.getByRole('button', { name: 'Save the change' }))
    await expect(args.onSubmit).toHaveBeenCalledWith('The ferry did not sail that week. We are sorry.')
  },
})

export const Refused = meta.story({
  args: { answer: 'Thank you.', onSubmit: fn<Submit>(async () => ({ title: 'This review is hidden.' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the change' }))
    await expect(await canvas.findByText('This review is hidden.')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('Thank you.')
  },
})

/** A pending form cannot be sent again. */
export const Pending = meta.story({
  args: { answer: 'Thank you.', onSubmit: fn<Submit>(() => new Promise<undefined>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save the change' })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const Failed = meta.story({
  args: { answer: 'Thank you.', onSubmit: fn<Submit>(() => Promise.reject<undefined>(new Error(''))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the change' }))
    await expect(await canvas.findByText('It could not be saved.')).toBeVisible()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Playground, Changing }} />,
})
