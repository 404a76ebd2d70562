import { expect, fn, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ForgotPasswordForm } from './AuthForm.tsx'

const onSubmit = fn()

const meta = preview.meta({
  component: ForgotPasswordForm,
  title: 'Site/AuthForm/Forgot password',
  args: { onSubmit, loginHref: '/auth/login', className: 'max-w-md' },
  beforeEach: () => {
    onSubmit.mockReset()
  },
})

const email = 'nusrat@deltatraders.example'

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email)
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
    await expect(onSubmit.mock.calls).toEqual([[{ email }]])
  },
})

export const Playground = meta.story()

export const Empty = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toHaveAccessibleDescription('Email is required')
    await waitFor(() => expect(input).toHaveFocus())
    await expect(onSubmit).not.toHaveBeenCalled()
  },
})

/** With the email that the user typed in the login form. */
export const Prefilled = meta.story({
  tags: ['behaviour'],
  args: { defaultValues: { email } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await expect(canvas.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/auth/login')
  },
})

export const Pending = meta.story({
  args: { defaultValues: { email } },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockReturnValue(new Promise(() => {}))
    const reset = canvas.getByRole('button', { name: 'Reset Password' })
    await userEvent.click(reset)
    await waitFor(() => expect(reset).toHaveAttribute('aria-busy', 'true'))
  },
})

/** A confirmation is announced and links to the webmail. */
export const Done = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultValues: { email }, webmailHref: 'https://mail.example/' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
    const message = await canvas.findByText(`Password reset link sent to ${email}`)
    await waitFor(() => expect(message).toHaveFocus())
    const mail = canvas.getByRole('link', { name: 'Open your mail' })
    await expect(mail).toHaveAttribute('href', 'https://mail.example/')
    await expect(mail).toHaveAttribute('target', '_blank')
    await expect(canvas.queryByRole('button', { name: 'Reset Password' })).toBeNull()
  },
})

/** A result without errors counts as success. */
export const NothingWrong = meta.story({
  tags: ['behaviour'],
  args: { defaultValues: { email } },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockResolvedValueOnce({})
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
    await expect(await canvas.findByText(`Password reset link sent to ${email}`)).toBeVisible()
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Playground, Prefilled }} />,
})
