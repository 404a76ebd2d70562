import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { withApp } from '../../flows/pages.fixtures.tsx'
import { AboutUsPage } from './page.tsx'

const meta = preview.meta({
  component: AboutUsPage,
  title: 'App/Pages/About us',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({ args: { hasSuppliers: true } })

/** A foreign server has no suppliers. */
export const WithoutSuppliers = meta.story()
