import type { ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import {
  arriving,
  chooseFiles,
  halfway,
  photo,
} from '../../../ui/src/marketplace/PicturesField/PicturesField.fixtures.ts'
import { studioHeadphones } from '../../../ui/src/marketplace/products.fixtures.ts'
import { landscapePhoto, squarePhoto } from '../../../ui/src/primitives/Picture/photographs.fixtures.ts'
import { ProductForm, type ProductFormProps } from './ProductForm.tsx'

type UpdateForm = Extract<ProductFormProps, { mode: 'update' }>

const { _id, ...saved } = { ...studioHeadphones, image: squarePhoto, images: [squarePhoto, landscapePhoto] }

const meta = preview.meta({
  component: ProductForm as (props: UpdateForm) => ReactNode,
  title: 'Trade/Selling/ProductForm/Pictures',
  args: {
    mode: 'update' as const,
    product: saved,
    uploadPicture: arriving(landscapePhoto),
    onSubmit: fn(async () => undefined),
  },
})

/** After reordering, the form submits all pictures, with the first one as the image. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move picture 2 forward' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    const images = [landscapePhoto, squarePhoto]
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ image: landscapePhoto, images })),
    )
  },
})

/** If one of several pictures is left, it is submitted as the full list. Otherwise the others would stay. */
export const OneLeft = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove picture 1' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ image: landscapePhoto, images: [landscapePhoto] }),
      ),
    )
  },
})

/** Nothing is saved while uploads are pending. */
export const StillSending = meta.story({
  tags: ['behaviour'],
  args: { uploadPicture: halfway },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Files')
    await chooseFiles(input, photo())
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(canvas.getByText('Wait until every picture has arrived.')).toBeVisible()
    await expect(input).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})
