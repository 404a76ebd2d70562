import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { failed, loading, missing, oneGood, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { UpdateProductPage } from './page.tsx'

const onSubmit = async () => undefined

const meta = preview.meta({
  component: UpdateProductPage,
  title: 'App/Pages/Update product',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({ args: { product: resultOf(oneGood), onSubmit } })

/** The fields that only our server stores, for the owner of the product. */
export const Wholesale = meta.story({
  args: {
    product: resultOf({ ...oneGood, sku: 'ST-2041', orderMultiple: 24 }),
    hasWholesale: true,
    isOwn: true,
    onSubmit,
  },
})

export const Loading = meta.story({ args: { product: loading, onSubmit } })

export const Missing = meta.story({ args: { product: missing, onSubmit } })

export const Failed = meta.story({ args: { product: failed, onSubmit } })
