import { categories } from '@arot/contract'
import { expect } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { failed, loading, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { AllCategoriesPage } from './page.tsx'

const meta = preview.meta({
  component: AllCategoriesPage,
  title: 'App/Pages/All categories',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({
  args: { categories: resultOf([...categories]), hasSuppliers: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Suppliers' })).toHaveAttribute('href', '/suppliers')
  },
})

/** A foreign server has no suppliers. */
export const WithoutSuppliers = meta.story({
  args: { categories: resultOf([...categories]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Suppliers' })).toBeNull()
  },
})

export const Loading = meta.story({ args: { categories: loading } })

export const Empty = meta.story({ args: { categories: resultOf([]) } })

export const Failed = meta.story({ args: { categories: failed } })
