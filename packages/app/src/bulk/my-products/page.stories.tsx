import type { Product } from '@arot/contract'
import { expect, fn, waitFor } from 'storybook/test'
import { pageModes } from '#storybook/modes.ts'
import preview from '#storybook/preview.tsx'
import { addressOf, failed, goods, loading, resultOf, withApp } from '../../flows/pages.fixtures.tsx'
import { MyProductsPage, OwnTable } from './page.tsx'

const address = addressOf()

const meta = preview.meta({
  component: MyProductsPage,
  title: 'App/Pages/My products',
  decorators: [withApp],
  parameters: { chromatic: { disableSnapshot: false, modes: pageModes } },
})

export const Default = meta.story({ args: { products: resultOf(goods), address } })

const asked = fn()
const workspace = { onChangeCells: fn(), onExport: fn(async () => {}) }

/** With our server the table is editable and shows the chosen columns, and products can be imported and exported. */
export const Workspace = meta.story({
  // The loader of the page loads this code too.
  beforeEach: async () => {
    await OwnTable.load()
  },
  args: { products: resultOf(goods), address: addressOf({}, 'table'), workspace: { ...workspace, hidden: ['sku'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('grid', { name: 'My products' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Columns 1 hidden' })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: 'SKU' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
    await expect(workspace.onExport).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/my-products/import')
  },
})

/** A search finds a product by a part of its SKU or by words. */
export const ByNumber = meta.story({
  tags: ['behaviour'],
  args: {
    products: resultOf(goods.map((product, at) => ({ ...product, sku: `LUM-${100 + at}` }))),
    address: { ...addressOf({ q: 'lum-101' }), change: asked },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(1)
    const box = canvas.getByRole('combobox', { name: 'Search my products' })
    await expect(box).toHaveValue('lum-101')
    await userEvent.clear(box)
    await userEvent.type(box, 'lamp{Enter}')
    await expect(asked).toHaveBeenCalledWith({ q: 'lamp' })
  },
})

/** The list draws one page at a time, because three thousand cards would take seconds. */
export const ThreeThousand = meta.story({
  args: {
    products: resultOf(
      Array.from({ length: 3_000 }, (_, at) => ({ ...(goods[at % goods.length] as Product), _id: `p${at}` })),
    ),
    address,
  },
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(24)
    await expect(canvas.getByText('Showing 24 of 3,000')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(24))
  },
})

export const Loading = meta.story({ args: { products: loading, address } })

export const Empty = meta.story({ args: { products: resultOf([]), address } })

export const Failed = meta.story({ args: { products: failed, address } })
