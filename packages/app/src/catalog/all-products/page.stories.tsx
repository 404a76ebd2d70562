import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { addressOf, checkout, facets, lists, withApp } from '../../flows/pages.fixtures.tsx'
import { AllProductsPage } from './page.tsx'

const meta = preview.meta({
  component: AllProductsPage,
  title: 'App/Pages/All products',
  args: { checkout },
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Cards = meta.story({ args: { facets, list: lists.some, address: addressOf() } })

export const Table = meta.story({
  args: { facets, list: lists.some, address: addressOf({ sort: 'price-asc' }, 'table') },
})

export const Filtered = meta.story({
  args: { facets, list: lists.some, address: addressOf({ q: 'audio', brand: ['Sonali Audio'], minRating: 4 }) },
})

export const Loading = meta.story({ args: { list: lists.loading, address: addressOf() } })

export const Empty = meta.story({ args: { facets, list: lists.none, address: addressOf() } })

export const Failed = meta.story({ args: { list: lists.failed, address: addressOf() } })
