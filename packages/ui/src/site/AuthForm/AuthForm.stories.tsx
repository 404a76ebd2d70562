import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { AuthLayout } from '../AuthLayout/AuthLayout.tsx'
import { brand } from '../site.fixtures.tsx'
import { AuthForm } from './AuthForm.tsx'

const meta = preview.meta({
  component: AuthForm,
  title: 'Site/AuthForm',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AuthLayout brand={brand}>
        <Story />
      </AuthLayout>
    ),
  ],
})

export const Default = meta.story({
  args: {
    mode: 'login',
    onSubmit: fn(),
    onGoogle: fn(),
    registerHref: '/auth/register',
    forgotHref: (email: string) => `/auth/forgot-password?email=${encodeURIComponent(email)}`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible()
  },
})

export const Playground = meta.story({ args: { ...Default.input.args } })

export const Register = meta.story({
  args: { mode: 'register', onSubmit: fn(), onGoogle: fn(), loginHref: '/auth/login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible()
  },
})

export const ForgotPassword = meta.story({
  args: { mode: 'forgot-password', onSubmit: fn(), loginHref: '/auth/login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reset Password' })).toBeVisible()
  },
})
