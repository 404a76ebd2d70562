import { pictured, type Template } from './template.ts'

/** A field, with a story for each way in which a host uses one. */
export const field: Template = {
  component: ({ name, slot, primitive }) => `import { TextInput, type TextInputProps } from '${primitive('TextInput')}'

export type ${name}Props = TextInputProps

/** What it asks for, and when to take it. Native props and \`ref\` go to the input, \`className\` goes to the field. */
export function ${name}(props: ${name}Props) {
  return <TextInput data-slot="${slot}" {...props} />
}
`,

  stories: ({ name, title, primitive }) => `import { type FormEvent, useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Button } from '${primitive('Button')}'
import { Dialog } from '${primitive('Dialog')}'
import { ${name} } from './${name}.tsx'

const submit = fn()

const meta = preview.meta({
  component: ${name},
  title: '${title}',
  args: { label: 'Label', name: 'field', className: 'max-w-sm', onValueChange: fn() },
  beforeEach: () => submit.mockClear(),
})

/** Without \`value\` it keeps its value itself. */
export const Default = meta.story({
  args: { defaultValue: 'Ju' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Label' })
    await userEvent.type(input, 'te')
    await expect(input).toHaveValue('Jute')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Jute')
  },
})

export const Playground = meta.story({})

/** The host decides what the value becomes. */
export const Controlled = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [value, setValue] = useState('')
    return <${name} {...args} value={value} onValueChange={(next) => setValue(next.toUpperCase())} />
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Label' })
    await userEvent.type(input, 'jute')
    await expect(input).toHaveValue('JUTE')
  },
})

/** A form sends its value under its name, and a reset restores the first one. */
export const InForm = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: 'Jute' },
  render: (args) => (
    <form onSubmit={send}>
      <${name} {...args} />
      <Button type="submit">Send</Button>
      <Button type="reset">Reset</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Label' })
    await userEvent.type(input, ' sack')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(submit).toHaveBeenCalledWith({ field: 'Jute sack' })
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(input).toHaveValue('Jute')
  },
})

function send(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  submit(Object.fromEntries(new FormData(event.currentTarget)))
}

/** With \`autoFocus\` it has the focus when a dialog opens. */
export const InDialog = meta.story({
  tags: ['behaviour'],
  args: { autoFocus: true },
  render: (args) => (
    <Dialog isOpen onOpenChange={fn()} title="Title">
      <${name} {...args} />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const input = await screen.findByRole('textbox', { name: 'Label' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('Jute')
    await expect(input).toHaveValue('Jute')
  },
})

export const WithError = meta.story({
  args: { error: 'What is wrong', hint: 'What to write.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Label' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('What is wrong What to write.')
  },
})

/** The hint says why it cannot be changed. */
export const Disabled = meta.story({
  args: { disabled: true, hint: 'Why it is disabled.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Label' })).toHaveAccessibleDescription('Why it is disabled.')
  },
})
${pictured('Default, WithError, Disabled')}`,

  element: (name, text) => `<${name} label="${text}" />`,
  keys: "['Tab', 'to the field']",
}
