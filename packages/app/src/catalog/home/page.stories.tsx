import { categories } from '@arot/contract'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { failed, goods, loaded, loading, withApp } from '../../flows/pages.fixtures.tsx'
import { HomePage } from './page.tsx'

const brands = goods.map(({ brand }) => ({ name: brand, count: 1 }))

const meta = preview.meta({
  component: HomePage,
  title: 'App/Pages/Home',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({
  args: { categories: loaded([...categories]), brands: loaded(brands), hotDeals: loaded(goods.slice(0, 6)) },
})

export const Loading = meta.story({ args: { categories: loading, brands: loading, hotDeals: loading } })

export const Empty = meta.story({ args: { categories: loaded([]), brands: loaded([]), hotDeals: loaded([]) } })

export const Failed = meta.story({ args: { categories: failed, brands: failed, hotDeals: failed } })
