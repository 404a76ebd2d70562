import preview from '#storybook/preview.tsx'
import { failed, loaded, loading, oneGood, withApp } from '../../flows/pages.fixtures.tsx'
import { UpdateProductPage } from './page.tsx'

const onSubmit = async () => undefined

const meta = preview.meta({
  component: UpdateProductPage,
  title: 'App/Pages/Update product',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false } },
})

export const Default = meta.story({ args: { product: loaded(oneGood), isMissing: false, onSubmit } })

export const Loading = meta.story({ args: { product: loading, isMissing: false, onSubmit } })

export const Missing = meta.story({ args: { product: failed, isMissing: true, onSubmit } })

export const Failed = meta.story({ args: { product: failed, isMissing: false, onSubmit } })
