import preview from '#storybook/preview.tsx'
import { withApp } from '../../pages.fixtures.tsx'
import { AddProductPage } from './page.tsx'

const meta = preview.meta({ component: AddProductPage, title: 'App/Pages/Add product', decorators: [withApp] })

export const Default = meta.story({ args: { onSubmit: async () => undefined } })
