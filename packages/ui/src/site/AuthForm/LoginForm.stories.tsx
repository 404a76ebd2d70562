import { expect, fn, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { LoginForm } from './AuthForm.tsx'

const onSubmit = fn()
const onGoogle = fn()

const meta = preview.meta({
  component: LoginForm,
  title: 'Site/AuthForm/Login',
  args: {
    onSubmit,
    onGoogle,
    registerHref: '/auth/register',
    forgotHref: (email) => `/auth/forgot-password?email=${encodeURIComponent(email)}`,
    className: 'max-w-md',
  },
  beforeEach: () => {
    onSubmit.mockReset()
    onGoogle.mockReset()
  },
})

const filled = { email: 'nusrat@deltatraders.example', password: 'Arot2026' }
const rejected = 'Invalid Password. Enter the correct password'

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await expect(canvas.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/auth/register')
  },
})

export const Playground = meta.story({ args: { defaultValues: filled } })

/** The Enter key submits the form. */
export const Filled = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), filled.email)
    await userEvent.type(canvas.getByLabelText('Password'), `${filled.password}{Enter}`)
    await expect(onSubmit.mock.calls).toEqual([[filled]])
  },
})

/** Both fields are required: empty ones show an error, and the first gets the focus. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Email is required')
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
    await expect(onSubmit).not.toHaveBeenCalled()
  },
})

export const PasswordVisible = meta.story({
  args: { defaultValues: filled },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue(filled.password)
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
  },
})

/** Every failure shows the same error below the password, which gets the focus. */
export const InvalidPassword = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultValues: filled },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockRejectedValue(new Error('auth/user-not-found'))
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    const password = canvas.getByLabelText('Password')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveAccessibleDescription(rejected)
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    const { bottom } = password.getBoundingClientRect()
    await expect(canvas.getByText(rejected).getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
  },
})

/** The error stays while the user edits the email, and disappears when the password changes. */
export const InvalidPasswordEdited = meta.story({
  tags: ['behaviour'],
  args: { defaultValues: filled },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockRejectedValue(new Error('auth/wrong-password'))
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await canvas.findByText(rejected)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'x')
    await expect(canvas.getByText(rejected)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Password'), 'x')
    await expect(canvas.queryByText(rejected)).toBeNull()
  },
})

export const MalformedEmail = meta.story({
  tags: ['behaviour'],
  args: { defaultValues: { email: 'nusrat', password: filled.password } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/whole email address/)
    await expect(onSubmit).not.toHaveBeenCalled()
  },
})

/** The button is pending, and the form is submitted once. */
export const Pending = meta.story({
  args: { defaultValues: filled },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockReturnValue(new Promise(() => {}))
    const login = canvas.getByRole('button', { name: 'Login' })
    await userEvent.click(login)
    await waitFor(() => expect(login).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(login)
    await userEvent.type(canvas.getByLabelText('Password'), '{Enter}')
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
})

/** The typed email is part of the link. */
export const ForgotPassword = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const forgot = canvas.getByRole('link', { name: 'Forgot password?' })
    await expect(forgot).toHaveAttribute('href', '/auth/forgot-password?email=')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nusrat+cart@deltatraders.example')
    await expect(forgot).toHaveAttribute('href', '/auth/forgot-password?email=nusrat%2Bcart%40deltatraders.example')
  },
})

export const WithGoogle = meta.story({
  play: async ({ canvas, userEvent }) => {
    onGoogle.mockReturnValue(new Promise(() => {}))
    const google = canvas.getByRole('button', { name: 'Login With Google' })
    await userEvent.click(google)
    await expect(onGoogle).toHaveBeenCalledOnce()
    await waitFor(() => expect(google).toHaveAttribute('aria-busy', 'true'))
  },
})

/** Tab moves through the fields in visual order. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const stops = [
      canvas.getByRole('textbox', { name: 'Email' }),
      canvas.getByLabelText('Password'),
      canvas.getByRole('button', { name: 'Show password' }),
      canvas.getByRole('link', { name: 'Forgot password?' }),
      canvas.getByRole('button', { name: 'Login' }),
      canvas.getByRole('button', { name: 'Login With Google' }),
      canvas.getByRole('link', { name: 'Register' }),
    ]
    for (const stop of stops) {
      await userEvent.tab()
      await expect(stop).toHaveFocus()
    }
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Playground }} />,
})
