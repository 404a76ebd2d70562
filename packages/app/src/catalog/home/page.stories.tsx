import { categories } from '@arot/contract'
import { expect } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { failed, goods, loading, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { HomePage } from './page.tsx'
import { Tasks } from './Tasks.tsx'

const brands = goods.map(({ brand }) => ({ name: brand, count: 1 }))

const meta = preview.meta({
  component: HomePage,
  title: 'App/Pages/Home',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({
  args: { categories: resultOf([...categories]), brands: resultOf(brands), hotDeals: resultOf(goods.slice(0, 6)) },
})

/** A supplier with orders and offers to answer, in a market that lists its suppliers. */
export const Supplier = meta.story({
  args: {
    ...Default.input.args,
    tasks: <Tasks ordersToAnswer={4} offersToAnswer={2} />,
    hasSuppliers: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '4 orders' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'All suppliers' })).toHaveAttribute('href', '/suppliers')
  },
})

export const Loading = meta.story({ args: { categories: loading, brands: loading, hotDeals: loading } })

export const Empty = meta.story({ args: { categories: resultOf([]), brands: resultOf([]), hotDeals: resultOf([]) } })

export const Failed = meta.story({ args: { categories: failed, brands: failed, hotDeals: failed } })
