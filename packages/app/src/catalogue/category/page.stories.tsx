import preview from '#storybook/preview.tsx'
import { addressOf, facets, lists, withApp } from '../../flows/pages.fixtures.tsx'
import { CategoryPage } from './page.tsx'

const name = 'Electronics & Gadgets'

const meta = preview.meta({
  component: CategoryPage,
  title: 'App/Pages/Category',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false } },
})

export const Default = meta.story({ args: { name, facets, list: lists.some, address: addressOf() } })

export const Loading = meta.story({ args: { name, list: lists.loading, address: addressOf() } })

export const Empty = meta.story({ args: { name, facets, list: lists.none, address: addressOf({ q: 'zeppelin' }) } })

export const Failed = meta.story({ args: { name, list: lists.failed, address: addressOf() } })
