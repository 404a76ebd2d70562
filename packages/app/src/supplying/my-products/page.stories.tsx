import preview from '#storybook/preview.tsx'
import { addressOf, failed, goods, loaded, loading, withApp } from '../../flows/pages.fixtures.tsx'
import { MyProductsPage } from './page.tsx'

const address = addressOf()

const meta = preview.meta({
  component: MyProductsPage,
  title: 'App/Pages/My products',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false } },
})

export const Default = meta.story({ args: { products: loaded(goods), address } })

export const Loading = meta.story({ args: { products: loading, address } })

export const Empty = meta.story({ args: { products: loaded([]), address } })

export const Failed = meta.story({ args: { products: failed, address } })
