import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { TextInput } from './TextInput.tsx'

const meta = preview.meta({
  component: TextInput,
  title: 'Primitives/Fields/TextInput',
  args: { label: 'Name', name: 'name', className: 'max-w-sm', onChange: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(input, 'Jute')
    await expect(input).toHaveValue('Jute')
    await expect(args.onChange).toHaveBeenCalledTimes(4)
  },
})

export const Playground = meta.story({ args: { hint: 'As on the carton', placeholder: 'Jute sack, 50 kg' } })

export const Email = meta.story({
  args: {
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    placeholder: 'you@company.example',
    hint: 'We send the invoice there.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'We send the invoice there.',
    )
  },
})

export const WithError = meta.story({
  args: { defaultValue: 'Jute', error: 'Name should be at least 5 characters' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Name should be at least 5 characters')
  },
})

/** A read-only field can be focused, read and copied. */
export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'Nusrat Rahman' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(input).toHaveValue('Nusrat Rahman')
  },
})

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Nusrat Rahman' } })

export const LongValue = meta.story({
  args: { defaultValue: 'Professional closed-back studio monitoring headphones with detachable coiled cable' },
})

const input = createRef<HTMLInputElement>()

/** `ref` and native props go to the input, `className` goes to the field. */
export const Passed = meta.story({
  tags: ['behaviour'],
  args: { ref: input, id: 'supplier-name', maxLength: 3 },
  play: async ({ canvas, userEvent }) => {
    const shown = canvas.getByRole('textbox', { name: 'Name' })
    await expect(input.current).toBe(shown)
    await expect(shown).toHaveAttribute('id', 'supplier-name')
    await userEvent.type(shown, 'Jute')
    await expect(shown).toHaveValue('Jut')
  },
})

/** Screen readers read another description of the page after the error and the hint. */
export const DescribedElsewhere = meta.story({
  tags: ['behaviour'],
  args: { 'aria-describedby': 'rule', error: 'Enter a name', hint: 'As on the carton' },
  render: (args) => (
    <>
      <TextInput {...args} />
      <p id="rule">Buyers see it</p>
    </>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' })
    await expect(input).toHaveAccessibleDescription('Enter a name As on the carton Buyers see it')
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Email, WithError, ReadOnly, Disabled, LongValue }} />,
})
