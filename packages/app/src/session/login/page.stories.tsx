import { expect, waitFor } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { withApp } from '../../flows/pages.fixtures.tsx'
import { LoginPage } from './page.tsx'

const rejected = 'Invalid Password. Enter the correct password'
const links = { registerHref: '#register', forgotHref: () => '#forgot' }

const meta = preview.meta({
  component: LoginPage,
  title: 'App/Pages/Login',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({ args: { ...links, onSubmit: async () => {}, onGoogle: () => {} } })

/** Every failure shows the same text below the password. */
export const Refused = meta.story({
  args: { ...links, onSubmit: async () => ({ fields: { password: rejected } }), onGoogle: () => {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@buyers.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'Wholesale2{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(rejected))
  },
})
