import preview from '#storybook/preview.tsx'
import { withApp } from '../../pages.fixtures.tsx'
import { RegisterPage } from './page.tsx'

const meta = preview.meta({ component: RegisterPage, title: 'App/Pages/Register', decorators: [withApp] })

export const Default = meta.story({ args: { loginHref: '#login', onSubmit: async () => {}, onGoogle: () => {} } })
