import { useRef, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { RadioGroup } from './RadioGroup.tsx'

const meta = preview.meta({
  component: RadioGroup<string>,
  title: 'Primitives/Fields/RadioGroup',
  args: {
    label: 'Delivery',
    onValueChange: fn(),
    options: [
      { value: 'road', label: 'By road' },
      { value: 'sea', label: 'By sea' },
      { value: 'air', label: 'By air' },
    ],
  },
})

/** Nothing is chosen initially. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Delivery' })).toBeVisible()
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.click(canvas.getByText('By sea'))
    await expect(canvas.getByRole('radio', { name: 'By sea' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('sea')
  },
})

export const Playground = meta.story({
  args: { defaultValue: 'road', hint: 'From the port of Chattogram.', orientation: 'vertical' },
})

export const Chosen = meta.story({
  args: { defaultValue: 'sea' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'By sea' })).toBeChecked()
  },
})

/** One tab stop; arrow keys choose, wrap around and skip disabled options. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: {
    defaultValue: 'road',
    options: [
      { value: 'road', label: 'By road' },
      { value: 'rail', label: 'By rail', isDisabled: true },
      { value: 'sea', label: 'By sea' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'By road' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'By sea' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'By road' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(canvas.getByRole('radiogroup')).not.toContainElement(document.activeElement as HTMLElement)
  },
})

/** The host controls the value and can leave it unchanged. */
export const Controlled = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [value, setValue] = useState<string | null>(null)
    return (
      <RadioGroup
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next)
          if (next !== 'air') setValue(next)
        }}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'By air' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('air')
    await expect(canvas.getByRole('radio', { name: 'By air' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'By sea' }))
    await expect(canvas.getByRole('radio', { name: 'By sea' })).toBeChecked()
  },
})

export const WithHints = meta.story({
  args: {
    defaultValue: 'sea',
    hint: 'From the port of Chattogram.',
    options: [
      { value: 'sea', label: 'By sea', hint: 'Four to six weeks, from one container.' },
      { value: 'air', label: 'By air', hint: 'Three to five days, up to 500 kg.' },
      { value: 'rail', label: 'By rail', hint: 'Not to this country.', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'By sea' })).toHaveAccessibleDescription(
      'Four to six weeks, from one container.',
    )
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('From the port of Chattogram.')
    await expect(canvas.getByRole('radio', { name: 'By rail' })).toBeDisabled()
  },
})

export const WithError = meta.story({
  args: { error: 'Choose how it is to come.', required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toBeInvalid()
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Choose how it is to come.')
    await expect(canvas.getByRole('radio', { name: 'By air' })).toBeRequired()
  },
})

export const Horizontal = meta.story({ args: { orientation: 'horizontal', defaultValue: 'air' } })

export const HiddenLabel = meta.story({ args: { isLabelHidden: true, orientation: 'horizontal' } })

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'road' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled()
  },
})

const send = fn()

/** The browser submits and resets it like any radio group. */
export const InAForm = meta.story({
  tags: ['behaviour'],
  args: { name: 'delivery', defaultValue: 'road' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    >
      <RadioGroup {...args} />
      <button type="submit">Send</button>
      <button type="reset">Set back</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    send.mockClear()
    await userEvent.click(canvas.getByRole('radio', { name: 'By air' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(send.mock.calls).toEqual([[{ delivery: 'air' }]])
    await userEvent.click(canvas.getByRole('button', { name: 'Set back' }))
    await expect(canvas.getByRole('radio', { name: 'By road' })).toBeChecked()
  },
})

/** Like a form library on an invalid field: the focus goes to the group's tab stop. */
export const FocusedByItsRef = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const group = useRef<HTMLFieldSetElement>(null)
    return (
      <>
        <RadioGroup {...args} ref={group} />
        <button type="button" onClick={() => group.current?.focus()}>
          Focus
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Focus' }))
    await expect(canvas.getByRole('radio', { name: 'By road' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: 'By sea' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Focus' }))
    await expect(canvas.getByRole('radio', { name: 'By sea' })).toHaveFocus()
  },
})

/** Moving between options is not a blur of the group. */
export const HearsWhenItIsLeft = meta.story({
  tags: ['behaviour'],
  args: { onBlur: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'By road' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'By sea' }))
    await expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
})

export const LongTexts = meta.story({
  args: {
    label: 'The way on which the goods leave the warehouse and arrive at the buyer’s door',
    className: 'max-w-sm',
    options: [
      {
        value: 'own',
        label: 'A carrier of the buyer’s own, who is to be told of the day and the hour at least two days before',
        hint: 'https://supplier.example/a/very/long/address/that/never/ends/and/has/no/space/to/break/at.html',
      },
      { value: 'ours', label: 'Ours' },
    ],
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Chosen, WithHints, WithError, Horizontal, HiddenLabel, Disabled, LongTexts }} />,
})
