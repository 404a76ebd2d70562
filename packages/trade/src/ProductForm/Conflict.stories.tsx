import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { arriving } from '../../../ui/src/marketplace/PicturesField/PicturesField.fixtures.ts'
import { studioHeadphones } from '../../../ui/src/marketplace/products.fixtures.ts'
import { landscapePhoto, portraitPhoto, squarePhoto } from '../../../ui/src/primitives/Picture/photographs.fixtures.ts'
import { type Conflict, ProductForm, type ProductFormProps } from './ProductForm.tsx'

type UpdateForm = Extract<ProductFormProps, { mode: 'update' }>

const { _id, ...opened } = studioHeadphones
const onSubmit = fn<UpdateForm['onSubmit']>(async () => undefined)

/** Rejects the first update, because the product has become `theirs`, and accepts the next. */
const meta = preview.meta({
  component: ProductForm as (props: UpdateForm) => ReactNode,
  title: 'Trade/Selling/ProductForm/Conflict',
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

/** Typed values stay, values that only another person changed are taken over, and confirming submits both. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByLabelText('Quantity')
    await userEvent.clear(quantity)
    await userEvent.type(quantity, '500')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This product has changed since you opened it.')
    await expect(canvas.getByRole('radiogroup', { name: 'Quantity' })).toHaveTextContent('Yours500Now70')
    await expect(canvas.getByLabelText('Quantity')).toHaveValue('500')
    await expect(canvas.getByLabelText('Name')).toHaveValue('Studio Headphones, boxed')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ mainQuantity: 500, name: 'Studio Headphones, boxed', brand: opened.brand }),
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** The user chooses a value for each field. Text typed in other fields meanwhile stays. */
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

/**
 * The conflict is about all pictures, not only the first: removing a picture neither restores nor loses another one
 * silently.
 */
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
    const choice = await canvas.findByRole('radiogroup', { name: 'Image' })
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

/** A user who has not changed the pictures gets the current ones. */
export const TheirPicturesChosen = meta.story({
  args: {
    product: threePictures,
    uploadPicture: arriving(landscapePhoto),
    conflict: { from: threePictures, theirs: { ...threePictures, images: [two, one], image: two } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' II')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    const choice = await canvas.findByRole('radiogroup', { name: 'Image' })
    await expect(within(choice).getByRole('radio', { name: `Now ${two} ${one}` })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ image: two, images: [two, one] })),
    )
  },
})

/** A form with only the first picture does not change the others. */
export const WithoutPicturesField = meta.story({
  tags: ['behaviour'],
  args: { product: threePictures, conflict: { from: threePictures, theirs: { ...threePictures, images: [one] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' II')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.queryByRole('radiogroup', { name: 'Image' })).toBeNull()
  },
})

/** Choosing changes one field: text in the others stays as typed, even if it is not a number yet. */
export const NothingElseChanged = meta.story({
  tags: ['behaviour'],
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

/** Changes by others do not change the fields during editing. */
export const Frozen = meta.story({
  tags: ['behaviour'],
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
