import preview from '#storybook/preview.tsx'
import { withApp } from '../../pages.fixtures.tsx'
import { LoginPage } from './page.tsx'

const links = { registerHref: '#register', forgotHref: () => '#forgot' }

const meta = preview.meta({ component: LoginPage, title: 'App/Pages/Login', decorators: [withApp] })

export const Default = meta.story({ args: { ...links, onSubmit: async () => {}, onGoogle: () => {} } })
