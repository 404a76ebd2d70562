import { expect } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { withApp } from '../../flows/pages.fixtures.tsx'
import { ForgotPasswordPage } from './page.tsx'

const meta = preview.meta({
  component: ForgotPasswordPage,
  title: 'App/Pages/Forgot password',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({
  args: { email: 'ana@buyers.example', loginHref: '#login', onSubmit: async () => {} },
})

/** If a new tab is blocked, a link opens the mailbox. */
export const Sent = meta.story({
  args: {
    email: 'ana@buyers.example',
    loginHref: '#login',
    webmailHref: 'https://webmail.example/',
    onSubmit: async () => {},
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
    await expect(await canvas.findByRole('link', { name: 'Open your mail' })).toBeVisible()
  },
})
