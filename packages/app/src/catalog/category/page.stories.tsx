import { mostChosen } from '@arot/contract'
import { expect } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { addressOf, facets, lists, withApp } from '../../flows/pages.fixtures.tsx'
import { CategoryPage } from './page.tsx'

const name = 'Electronics & Gadgets'

const meta = preview.meta({
  component: CategoryPage,
  title: 'App/Pages/Category',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({ args: { name, facets, list: lists.some, address: addressOf() } })

const brands = Array.from({ length: mostChosen }, (_, place) => `Brand ${place + 1}`)
const cut = addressOf({ brand: brands })

/** An address can have more brands than the server accepts. The page says that only some are applied. */
export const TooManyBrands = meta.story({
  args: { name, facets, list: lists.some, address: { ...cut, chosen: { ...cut.chosen, cut: ['brand'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only 20 brands are applied')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Remove filter Brand/ })).toHaveLength(mostChosen)
  },
})

export const Loading = meta.story({ args: { name, list: lists.loading, address: addressOf() } })

export const Empty = meta.story({ args: { name, facets, list: lists.none, address: addressOf({ q: 'zeppelin' }) } })

export const Failed = meta.story({ args: { name, list: lists.failed, address: addressOf() } })
