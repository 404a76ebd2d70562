import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { studioHeadphones } from '../../../ui/src/marketplace/products.fixtures.ts'
import { type Conflict, ProductForm, type ProductFormProps } from './ProductForm.tsx'

type UpdateForm = Extract<ProductFormProps, { mode: 'update' }>

const { _id, ...plain } = studioHeadphones
const sold = { ...plain, sku: 'SA-4410', orderMultiple: 24, leadDays: 3, priceBreaks: [{ from: 240, price: 36 }] }
const { price, priceBreaks, ...sent } = sold
const onSubmit = fn<UpdateForm['onSubmit']>(async () => undefined)

const meta = preview.meta({
  component: ProductForm as (props: UpdateForm) => ReactNode,
  title: 'Trade/Selling/ProductForm/Wholesale update',
  args: { mode: 'update' as const, hasWholesale: true, product: sold, onSubmit },
  beforeEach: () => {
    onSubmit.mockClear()
  },
})

/** Open if a field has a value. Prices are not edited here. */
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

/** Zero lead days is a valid value. */
export const SameDay = meta.story({
  tags: ['behaviour'],
  args: { product: { ...plain, leadDays: 0 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Lead time' })).toHaveValue('0')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ leadDays: 0 }))
  },
})

/** Cleared fields are submitted as empty values. */
export const Emptied = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['SKU', 'Carton', 'Lead time']) await userEvent.clear(canvas.getByRole('textbox', { name }))
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(onSubmit).toHaveBeenCalledWith({ ...sent, sku: '', orderMultiple: 1, leadDays: null })
  },
})

/** A field that was absent and stays empty remains absent. */
export const Nothing = meta.story({
  tags: ['behaviour'],
  args: { product: plain },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'SKU' })).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    const { price: _, ...others } = plain
    await expect(onSubmit).toHaveBeenCalledWith(others)
  },
})

/** Without wholesale fields they are neither shown nor submitted, whatever the product has. */
export const WithoutWholesaleFields = meta.story({
  tags: ['behaviour'],
  args: { hasWholesale: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Wholesale')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    const { price: _, ...others } = plain
    await expect(onSubmit).toHaveBeenCalledWith(others)
  },
})

/** A field that another person changed is in the conflict, also if its value was removed. */
export const InConflict = meta.story({
  args: { conflict: { from: sold, theirs: { ...sold, orderMultiple: 48, leadDays: undefined } } },
  render: (args) => <ConflictHost {...args} />,
  play: async ({ canvas, userEvent }) => {
    const carton = canvas.getByRole('textbox', { name: 'Carton' })
    await userEvent.clear(carton)
    await userEvent.type(carton, '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Carton' })).toHaveTextContent('Yours12Now48'))
    await expect(canvas.getByRole('radiogroup', { name: 'Lead time' })).toHaveTextContent('Yours3NowNone')
    await expect(canvas.getByRole('textbox', { name: 'Carton' })).toHaveValue('12')
    await expect(canvas.getByRole('textbox', { name: 'Lead time' })).toHaveValue('')
    await userEvent.click(canvas.getByRole('radio', { name: 'Now 48' }))
    await expect(canvas.getByRole('textbox', { name: 'Carton' })).toHaveValue('48')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    const { leadDays: _, ...others } = sent
    await expect(onSubmit).toHaveBeenLastCalledWith({ ...others, orderMultiple: 48 })
  },
})

/** It is not in the conflict either. */
export const NotInConflict = meta.story({
  tags: ['behaviour'],
  args: { hasWholesale: false, conflict: { from: sold, theirs: { ...sold, orderMultiple: 48, mainQuantity: 70 } } },
  render: (args) => <ConflictHost {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Quantity' })).toHaveTextContent('Now70'))
    await expect(canvas.queryByRole('radiogroup', { name: 'Carton' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    const { price: _, ...others } = plain
    await expect(onSubmit).toHaveBeenLastCalledWith({ ...others, mainQuantity: 70 })
  },
})

/** Without a picture, because its address differs in every build. */
export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { product: { ...sold, image: '' } },
})

/** Rejects the first update, because the product has changed, and accepts the next. */
function ConflictHost({ conflict: later, ...args }: UpdateForm) {
  const [conflict, setConflict] = useState<Conflict>()
  async function submit(values: Parameters<UpdateForm['onSubmit']>[0]) {
    await args.onSubmit(values)
    setConflict(conflict === undefined ? later : undefined)
  }
  return <ProductForm {...args} conflict={conflict} onSubmit={submit} />
}
