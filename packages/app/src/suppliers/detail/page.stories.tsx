import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { addressOf, facets, failed, lists, loading, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { supplier } from '../suppliers.fixtures.ts'
import { SupplierPage } from './page.tsx'

const meta = preview.meta({
  component: SupplierPage,
  title: 'App/Pages/Supplier',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
  args: { supplier: resultOf(supplier), facets, list: lists.some, address: addressOf() },
})

export const Default = meta.story({})

/** The supplier has no products now. */
export const NothingSold = meta.story({ args: { list: lists.none } })

export const Loading = meta.story({ args: { supplier: loading, list: lists.loading } })

export const Missing = meta.story({ args: { supplier: resultOf(null), list: lists.none } })

export const Failed = meta.story({ args: { supplier: failed } })
