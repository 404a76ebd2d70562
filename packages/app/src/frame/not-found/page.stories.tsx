import preview from '#storybook/preview.tsx'
import { withApp } from '../../flows/pages.fixtures.tsx'
import { NotFoundPage } from './page.tsx'

const meta = preview.meta({
  component: NotFoundPage,
  title: 'App/Pages/Not found',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false } },
})

export const Default = meta.story()
