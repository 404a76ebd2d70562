import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { control, singleLine } from './control.ts'
import { Field } from './Field.tsx'

const meta = preview.meta({
  component: Field,
  title: 'Primitives/Field',
  args: {
    label: 'Brand',
    className: 'max-w-sm',
    children: (field) => <input {...field} className={`${control} ${singleLine.md}`} />,
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Brand'))
    const input = canvas.getByRole('textbox', { name: 'Brand' })
    await expect(input).toHaveFocus()
    await expect(input).not.toHaveAttribute('aria-describedby')
  },
})

export const Playground = meta.story({ args: { hint: 'As on the carton', error: '', isLabelHidden: false } })

export const WithHint = meta.story({
  args: { hint: 'As printed on the carton.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As printed on the carton.')
    await expect(canvas.getByRole('textbox')).toBeValid()
  },
})

/** The error is heard first, then the hint. */
export const WithError = meta.story({
  args: { hint: 'As printed on the carton.', error: 'Enter a brand' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Brand' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Enter a brand As printed on the carton.')
  },
})

export const HiddenLabel = meta.story({
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Brand' })).toBeVisible()
  },
})

export const LongTexts = meta.story({
  args: {
    label: 'The brand under which the goods leave the warehouse and arrive at the buyer’s door',
    hint: 'https://supplier.example/a/very/long/address/that/never/ends/and/has/no/space/to/break/at.html',
    error: 'Password must have at least:\none uppercase letter,\none lowercase letter,\nsix characters.',
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  render: () => <Composite stories={{ Default, WithHint, WithError, HiddenLabel, LongTexts }} />,
})
