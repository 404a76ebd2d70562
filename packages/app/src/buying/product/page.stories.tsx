import preview from '#storybook/preview.tsx'
import { failed, loaded, loading, oneGood, withApp } from '../../flows/pages.fixtures.tsx'
import { ProductPage } from './page.tsx'

const buyer = { name: 'Nadia Rahman', email: 'nadia@buyers.example' }
const onConfirm = async () => null

const meta = preview.meta({
  component: ProductPage,
  title: 'App/Pages/Product',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false } },
})

export const Default = meta.story({ args: { product: loaded(oneGood), isMissing: false, buyer, onConfirm } })

export const OutOfStock = meta.story({
  args: { product: loaded({ ...oneGood, mainQuantity: 0 }), isMissing: false, buyer, onConfirm },
})

export const Loading = meta.story({ args: { product: loading, isMissing: false, buyer, onConfirm } })

export const Missing = meta.story({ args: { product: failed, isMissing: true, buyer, onConfirm } })

export const Failed = meta.story({ args: { product: failed, isMissing: false, buyer, onConfirm } })
