import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { RegisterForm } from './AuthForm.tsx'

const onSubmit = fn()
const onGoogle = fn()

const meta = preview.meta({
  component: RegisterForm,
  title: 'Site/AuthForm/Register',
  args: { onSubmit, onGoogle, loginHref: '/auth/login', className: 'max-w-md' },
  beforeEach: () => {
    onSubmit.mockReset()
    onGoogle.mockReset()
  },
})

const filled = {
  name: 'Nusrat Rahman',
  photo: 'https://deltatraders.example/nusrat.jpg',
  email: 'nusrat@deltatraders.example',
  password: 'Arot2026',
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
    for (const name of ['Name', 'Photo URL', 'Email']) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired()
    }
    await expect(canvas.getByLabelText('Password')).toBeRequired()
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth/login')
  },
})

export const Playground = meta.story({ args: { defaultValues: filled } })

export const Filled = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), filled.name)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Photo URL' }), filled.photo)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), filled.email)
    await userEvent.type(canvas.getByLabelText('Password'), filled.password)
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(onSubmit.mock.calls).toEqual([[filled]])
  },
})

/** All four fields are required. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    for (const name of ['Name', 'Photo URL', 'Email', 'Password']) {
      await expect(canvas.getByText(`${name} is required`)).toBeVisible()
    }
    await expect(onSubmit).not.toHaveBeenCalled()
  },
})

/** Spaces around the name do not count. */
export const NameTooShort = meta.story({
  tags: ['behaviour'],
  args: { defaultValues: { ...filled, name: ' Nusr   ' } },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(name).toHaveAccessibleDescription('Name should be at least 5 characters')
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(name)
    await userEvent.type(name, 'Nusra')
    await expect(name).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
})

const withPassword = (password: string) => ({ defaultValues: { ...filled, password } })

/** The exact errors for a weak password. */
const lacks =
  (...parts: string[]) =>
  async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAccessibleDescription(['Password must have at least:', ...parts].join('\n'))
    await waitFor(() => expect(input).toHaveFocus())
    await expect(onSubmit).not.toHaveBeenCalled()
  }

export const PasswordWithoutUppercase = meta.story({
  tags: ['behaviour'],
  args: withPassword('arot2026'),
  play: lacks('one uppercase letter,'),
})

export const PasswordWithoutLowercase = meta.story({
  tags: ['behaviour'],
  args: withPassword('AROT2026'),
  play: lacks('one lowercase letter,'),
})

export const PasswordTooShort = meta.story({
  tags: ['behaviour'],
  args: withPassword('Arot2'),
  play: lacks('six characters.'),
})

export const PasswordShortAndWithoutUppercase = meta.story({
  tags: ['behaviour'],
  args: withPassword('arot'),
  play: lacks('one uppercase letter,', 'six characters.'),
})

export const PasswordLacksEverything = meta.story({
  tags: ['behaviour'],
  args: withPassword('2026'),
  play: lacks('one uppercase letter,', 'one lowercase letter,', 'six characters.'),
})

/** Each missing part is on its own line. */
export const NameAndPassword = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { defaultValues: { ...filled, name: 'N', password: '1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(canvas.getByText('Name should be at least 5 characters')).toBeVisible()
    const parts = canvas.getByText(/^Password must have at least:/)
    await expect(getComputedStyle(parts).whiteSpaceCollapse).toBe('preserve-breaks')
    await expect(parts.textContent?.split('\n')).toEqual([
      'Password must have at least:',
      'one uppercase letter,',
      'one lowercase letter,',
      'six characters.',
    ])
  },
})

export const Malformed = meta.story({
  tags: ['behaviour'],
  args: { defaultValues: { ...filled, email: 'nusrat', photo: 'nusrat.jpg' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(canvas.getByText(/whole email address/)).toBeVisible()
    await expect(canvas.getByText(/whole web address/)).toBeVisible()
    await expect(onSubmit).not.toHaveBeenCalled()
  },
})

/** The host can bring its own rules: this one rejects a taken address. */
export const OwnRules = meta.story({
  tags: ['behaviour'],
  args: {
    defaultValues: { ...filled, name: 'N' },
    validate: ({ email }) => ({ fields: email.startsWith('nusrat') ? { email: 'This address is not allowed' } : {} }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(canvas.getByText('This address is not allowed')).toBeVisible()
    await expect(canvas.queryByText('Name should be at least 5 characters')).toBeNull()
  },
})

/** The server's errors appear at their fields too. */
export const Refused = meta.story({
  args: { defaultValues: filled },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockResolvedValue({ fields: { email: 'User with this email already exists.' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('User with this email already exists.')
  },
})

export const Pending = meta.story({
  args: { defaultValues: filled },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockReturnValue(new Promise(() => {}))
    const register = canvas.getByRole('button', { name: 'Register' })
    await userEvent.click(register)
    await waitFor(() => expect(register).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(register)
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
})

export const WithGoogle = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register With Google' }))
    await expect(onGoogle).toHaveBeenCalledOnce()
    await expect(onSubmit).not.toHaveBeenCalled()
  },
})

/** A result whose fields are all undefined counts as success. */
export const NothingWrong = meta.story({
  tags: ['behaviour'],
  args: { defaultValues: filled, validate: () => ({ fields: { name: undefined, email: undefined } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
})

/** If the host gives no message, the form shows its own error and can be submitted again. */
export const FailedWithoutWords = meta.story({
  tags: ['behaviour'],
  args: { defaultValues: filled },
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong.')
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    onGoogle.mockRejectedValueOnce(new Error('The popup was closed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Register With Google' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong.')
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Playground }} />,
})
