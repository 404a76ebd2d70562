import preview from '#storybook/preview.tsx'
import { addressOf, facets, listed, withApp } from '../../platform/pages.fixtures.tsx'
import { CategoryPage } from './page.tsx'

const name = 'Electronics & Gadgets'

const meta = preview.meta({ component: CategoryPage, title: 'App/Pages/Category', decorators: [withApp] })

export const Default = meta.story({ args: { name, facets, listed: listed.some, address: addressOf() } })

export const Loading = meta.story({ args: { name, listed: listed.loading, address: addressOf() } })

export const Empty = meta.story({ args: { name, facets, listed: listed.none, address: addressOf({ q: 'zeppelin' }) } })

export const Failed = meta.story({ args: { name, listed: listed.failed, address: addressOf() } })
