import { expect } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { PasswordInput } from './PasswordInput.tsx'

const meta = preview.meta({
  component: PasswordInput,
  title: 'Primitives/Fields/PasswordInput',
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    defaultValue: 'Monsoon7',
    className: 'max-w-sm',
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
  },
})

export const Playground = meta.story({ args: { hint: 'At least six characters' } })

/** The keyboard shows and hides the password; the typed text stays. */
export const Visible = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(input).toHaveAttribute('type', 'text')
    const hide = canvas.getByRole('button', { name: 'Hide password' })
    await expect(hide).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('Monsoon7')
  },
})

export const WithError = meta.story({
  args: { error: 'Invalid Password. Enter the correct password' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Invalid Password. Enter the correct password')
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, WithError }} />,
})
