import preview from '#storybook/preview.tsx'
import { withApp } from '../../pages.fixtures.tsx'
import { ForgotPasswordPage } from './page.tsx'

const meta = preview.meta({ component: ForgotPasswordPage, title: 'App/Pages/Forgot password', decorators: [withApp] })

export const Default = meta.story({
  args: { email: 'ana@buyers.example', loginHref: '#login', onSubmit: async () => {} },
})
