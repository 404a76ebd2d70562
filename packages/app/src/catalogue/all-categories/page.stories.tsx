import { categories } from '@arot/contract'
import preview from '#storybook/preview.tsx'
import { failed, loaded, loading, withApp } from '../../flows/pages.fixtures.tsx'
import { AllCategoriesPage } from './page.tsx'

const meta = preview.meta({
  component: AllCategoriesPage,
  title: 'App/Pages/All categories',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false } },
})

export const Default = meta.story({ args: { categories: loaded([...categories]) } })

export const Loading = meta.story({ args: { categories: loading } })

export const Empty = meta.story({ args: { categories: loaded([]) } })

export const Failed = meta.story({ args: { categories: failed } })
