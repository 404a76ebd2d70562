import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { landscapePhoto, portraitPhoto, squarePhoto } from '../../primitives/Picture/photographs.fixtures.ts'
import { arriving } from '../PicturesField/PicturesField.fixtures.ts'
import { studioHeadphones } from '../products.fixtures.ts'
import { type Conflict, ProductForm, type ProductFormProps } from './ProductForm.tsx'

type UpdateForm = Extract<ProductFormProps, { mode: 'update' }>

const { _id, ...opened } = studioHeadphones
const onSubmit = fn<UpdateForm['onSubmit']>(async () => undefined)

/** Refuses the first update, since the product has become `theirs`, and takes the next. */
const meta = preview.meta({
  component: ProductForm as (props: UpdateForm) => ReactNode,
  title: 'Marketplace/ProductForm/Conflict',
  args: {
    mode: 'update' as const,
    product: opened,
    onSubmit,
    conflict: { from: opened, theirs: { ...opened, name: 'Studio Headphones, boxed', mainQuantity: 70 } },
  },
  beforeEach: () => {
    onSubmit.mockClear()
  },
  render: function Refused({ conflict: later, ...args }) {
    const [conflict, setConflict] = useState<Conflict>()
    async function submit(values: Parameters<UpdateForm['onSubmit']>[0]) {
      await args.onSubmit(values)
      setConflict(conflict === undefined ? later : undefined)
    }
    return <ProductForm {...args} conflict={conflict} onSubmit={submit} />
  },
})

/** What was typed stays, what was only changed elsewhere is taken, and confirming sends both. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByLabelText('Quantity')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '500')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This product has changed since you opened it.')
    await expect(canvas.getByRole('group', { name: 'Quantity' })).toHaveTextContent('Yours500Now70')
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('500')
    await expect(canvas.getByLabelText('Name')).toHaveValue('Studio Headphones, boxed')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ mainQuantity: 500, name: 'Studio Headphones, boxed', brand: opened.brand }),
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** Either value may go on, field by field; what is typed in others meanwhile stays. */
export const TheirsChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name')
    await userEvent.type(name, ' II')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(await canvas.findByLabelText('Name')).toHaveValue(`${opened.name} II`)
    await userEvent.type(canvas.getByLabelText('Brand'), ' Audio')
    await userEvent.click(canvas.getByRole('radio', { name: 'Now Studio Headphones, boxed' }))
    await expect(canvas.getByLabelText('Name')).toHaveValue('Studio Headphones, boxed')
    await userEvent.click(canvas.getByRole('radio', { name: `Yours ${opened.name} II` }))
    await expect(canvas.getByLabelText('Name')).toHaveValue(`${opened.name} II`)
    await expect(canvas.getByLabelText('Brand')).toHaveValue(`${opened.brand} Audio`)
  },
})

const threePictures = { ...opened, image: squarePhoto, images: [squarePhoto, landscapePhoto, portraitPhoto] }
const [one, two, three] = threePictures.images as [string, string, string]

/** Of all its pictures, not of the first alone: who took one away does not bring back another, nor lose one unasked. */
export const Pictures = meta.story({
  args: {
    product: threePictures,
    uploadPicture: arriving(landscapePhoto),
    conflict: { from: threePictures, theirs: { ...threePictures, images: [one, three, two] } },
  },
  play: async ({ canvas, userEvent }) => {
    const listPictures = () =>
      [...canvas.getByRole('list', { name: 'Pictures, in their order' }).querySelectorAll('img')].map((img) =>
        img.getAttribute('src'),
      )
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    const choice = await canvas.findByRole('group', { name: 'Image' })
    await expect(within(choice).getByRole('radio', { name: `Yours ${one} ${three}` })).toBeChecked()
    await expect(listPictures()).toEqual([one, three])
    await userEvent.click(within(choice).getByRole('radio', { name: `Now ${one} ${three} ${two}` }))
    await expect(listPictures()).toEqual([one, three, two])
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ image: one, images: [one, three, two] })),
    )
  },
})

/** Those who left the pictures alone take them as they now are. */
export const TheirPicturesChosen = meta.story({
  args: {
    product: threePictures,
    uploadPicture: arriving(landscapePhoto),
    conflict: { from: threePictures, theirs: { ...threePictures, images: [two, one], image: two } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' II')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    const choice = await canvas.findByRole('group', { name: 'Image' })
    await expect(within(choice).getByRole('radio', { name: `Now ${two} ${one}` })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ image: two, images: [two, one] })),
    )
  },
})

/** A form that asks for no pictures but the first leaves the others to whoever changed them. */
export const WithoutPicturesField = meta.story({
  args: { product: threePictures, conflict: { from: threePictures, theirs: { ...threePictures, images: [one] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' II')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Image' })).toBeNull()
  },
})

/** A choice changes one field: what is typed in the others stays as it is, though no number can be read there yet. */
export const NothingElseChanged = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' II')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    const typed = [
      ['Min Quantity', '12 or so'],
      ['Quantity', '1,200'],
      ['Rating', '4.55'],
    ] as const
    for (const [label, text] of typed) {
      await userEvent.clear(await canvas.findByLabelText(label))
      await userEvent.type(canvas.getByLabelText(label), text)
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'Now Studio Headphones, boxed' }))
    for (const [label, text] of typed) await expect(canvas.getByLabelText(label)).toHaveValue(text)
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(canvas.getByLabelText('Min Quantity')).toHaveAccessibleDescription(/^“12 or so” cannot be read/)
    await expect(canvas.getByLabelText('Rating')).toHaveAccessibleDescription(/^Use one decimal at most/)
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
})

/** What the product becomes elsewhere while it is edited does not move the fields. */
export const Frozen = meta.story({
  args: { conflict: undefined },
  render: function Renewed(args) {
    const [product, setProduct] = useState(args.product)
    return (
      <>
        <button type="button" onClick={() => setProduct({ ...product, mainQuantity: 1 })}>
          Renew
        </button>
        <ProductForm {...args} product={product} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renew' }))
    await expect(canvas.getByLabelText('Quantity')).toHaveValue(String(opened.mainQuantity))
  },
})
