import { expect } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { withApp } from '../../flows/pages.fixtures.tsx'
import { RegisterPage } from './page.tsx'

const meta = preview.meta({
  component: RegisterPage,
  title: 'App/Pages/Register',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({ args: { loginHref: '#login', onSubmit: async () => {}, onGoogle: () => {} } })

/** Only our server has a page about selling. */
export const Selling = meta.story({
  args: { ...Default.input.args, isOurs: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Do you sell?')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See how selling works' })).toHaveAttribute('href', '/sell-here')
  },
})

/** The form is sent empty. Each field shows that it is required. */
export const Refused = meta.story({
  args: { loginHref: '#login', onSubmit: async () => {}, onGoogle: () => {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }))
    for (const name of ['Name', 'Photo URL', 'Email', 'Password']) {
      await expect(await canvas.findByText(`${name} is required`)).toBeVisible()
    }
  },
})
