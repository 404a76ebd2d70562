import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { studioHeadphones } from '../products.fixtures.ts'
import { type Conflict, ProductForm, type ProductFormProps } from './ProductForm.tsx'

type UpdateForm = Extract<ProductFormProps, { mode: 'update' }>

const { _id, ...plain } = studioHeadphones
const sold = { ...plain, sku: 'SA-4410', orderMultiple: 24, leadDays: 3, priceBreaks: [{ from: 240, price: 36 }] }
const { price, priceBreaks, ...sent } = sold
const onSubmit = fn<UpdateForm['onSubmit']>(async () => undefined)

const meta = preview.meta({
  component: ProductForm as (props: UpdateForm) => ReactNode,
  title: 'Marketplace/ProductForm/Wholesale update',
  args: { mode: 'update' as const, hasWholesale: true, product: sold, onSubmit },
  beforeEach: () => {
    onSubmit.mockClear()
  },
})

/** Open where something stands in it. Prices are not changed here. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'SKU' })).toHaveValue('SA-4410')
    await expect(canvas.getByRole('textbox', { name: 'Carton' })).toHaveValue('24')
    await expect(canvas.getByRole('textbox', { name: 'Lead time' })).toHaveValue('3')
    await expect(canvas.queryByRole('group', { name: 'Price breaks' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(onSubmit).toHaveBeenCalledWith(sent)
  },
})

/** Zero days are days. */
export const SameDay = meta.story({
  args: { product: { ...plain, leadDays: 0 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Lead time' })).toHaveValue('0')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ leadDays: 0 }))
  },
})

/** What is emptied is told as none. */
export const Emptied = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['SKU', 'Carton', 'Lead time']) await userEvent.clear(canvas.getByRole('textbox', { name }))
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(onSubmit).toHaveBeenCalledWith({ ...sent, sku: '', orderMultiple: 1, leadDays: null })
  },
})

/** What never was there, and is not, stays absent. */
export const Nothing = meta.story({
  args: { product: plain },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'SKU' })).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    const { price: _, ...others } = plain
    await expect(onSubmit).toHaveBeenCalledWith(others)
  },
})

/** Not asked for, it is neither shown nor told, whatever the product has. */
export const WithoutWholesaleFields = meta.story({
  args: { hasWholesale: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Wholesale')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    const { price: _, ...others } = plain
    await expect(onSubmit).toHaveBeenCalledWith(others)
  },
})

/** Changed elsewhere meanwhile, one of both goes on; that there is none is said too. */
export const InConflict = meta.story({
  args: { conflict: { from: sold, theirs: { ...sold, orderMultiple: 48, leadDays: undefined } } },
  render: (args) => <ConflictHost {...args} />,
  play: async ({ canvas, userEvent }) => {
    const carton = canvas.getByRole('textbox', { name: 'Carton' })
    await userEvent.clear(carton)
    await userEvent.type(carton, '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Carton' })).toHaveTextContent('Yours12Now48'))
    await expect(canvas.getByRole('group', { name: 'Lead time' })).toHaveTextContent('Yours3NowNone')
    await expect(canvas.getByRole('textbox', { name: 'Carton' })).toHaveValue('12')
    await expect(canvas.getByRole('textbox', { name: 'Lead time' })).toHaveValue('')
    await userEvent.click(canvas.getByRole('radio', { name: 'Now 48' }))
    await expect(canvas.getByRole('textbox', { name: 'Carton' })).toHaveValue('48')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    const { leadDays: _, ...others } = sent
    await expect(onSubmit).toHaveBeenLastCalledWith({ ...others, orderMultiple: 48 })
  },
})

/** Nor asked about in a conflict. */
export const NotInConflict = meta.story({
  args: { hasWholesale: false, conflict: { from: sold, theirs: { ...sold, orderMultiple: 48, mainQuantity: 70 } } },
  render: (args) => <ConflictHost {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Quantity' })).toHaveTextContent('Now70'))
    await expect(canvas.queryByRole('group', { name: 'Carton' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    const { price: _, ...others } = plain
    await expect(onSubmit).toHaveBeenLastCalledWith({ ...others, mainQuantity: 70 })
  },
})

/** Without a picture, whose address is another in every build. */
export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { product: { ...sold, image: '' } },
})

/** Refuses the first update, since the product has become another, and takes the next. */
function ConflictHost({ conflict: later, ...args }: UpdateForm) {
  const [conflict, setConflict] = useState<Conflict>()
  async function submit(values: Parameters<UpdateForm['onSubmit']>[0]) {
    await args.onSubmit(values)
    setConflict(conflict === undefined ? later : undefined)
  }
  return <ProductForm {...args} conflict={conflict} onSubmit={submit} />
}
