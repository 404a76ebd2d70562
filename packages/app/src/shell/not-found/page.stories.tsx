import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { withApp } from '../../flows/pages.fixtures.tsx'
import { NotFoundPage } from './page.tsx'

const meta = preview.meta({
  component: NotFoundPage,
  title: 'App/Pages/Not found',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story()
