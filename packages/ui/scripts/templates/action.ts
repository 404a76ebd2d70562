import { pictured, type Template } from './template.ts'

/** A button, with a story for each state in which a host shows one. */
export const action: Template = {
  component: ({ name, slot, primitive }) => `import { Button, type ButtonProps } from '${primitive('Button')}'

export type ${name}Props = ButtonProps

/** What it does, and when to take it. */
export function ${name}(props: ${name}Props) {
  return <Button data-slot="${slot}" {...props} />
}
`,

  stories: ({ name, title, primitive }) => `import { expect, fn, screen } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Dialog } from '${primitive('Dialog')}'
import { ${name} } from './${name}.tsx'

const submit = fn()

const meta = preview.meta({
  component: ${name},
  title: '${title}',
  args: { children: 'Do it', onClick: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Do it' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const Playground = meta.story({})

/** Pending, it keeps its name and its focus, and ignores presses. */
export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Do it' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

/** Disabled, it can still have the focus, and says why. */
export const DisabledWithReason = meta.story({
  args: { disabledReason: 'Why it is disabled' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Do it' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Why it is disabled')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

/** With the type \`submit\` it sends its form. */
export const InForm = meta.story({
  tags: ['behaviour'],
  args: { type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <${name} {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    submit.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Do it' }))
    await expect(submit).toHaveBeenCalledOnce()
  },
})

export const InDialog = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <Dialog isOpen onOpenChange={fn()} title="Title">
      <${name} {...args} />
    </Dialog>
  ),
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Do it' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})
${pictured('Default, Pending, DisabledWithReason')}`,

  element: (name, text) => `<${name}>${text}</${name}>`,
  keys: "['Enter, Space', 'press it']",
}
