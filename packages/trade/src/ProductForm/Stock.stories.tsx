import type { ReactNode } from 'react'
import { expect, fn, type userEvent as userEvents, type within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { studioHeadphones } from '../../../ui/src/marketplace/products.fixtures.ts'
import { ProductForm, type ProductFormProps } from './ProductForm.tsx'

type UpdateForm = Extract<ProductFormProps, { mode: 'update' }>

const meta = preview.meta({
  component: ProductForm as (props: UpdateForm) => ReactNode,
  title: 'Trade/Selling/ProductForm/Stock',
  args: {
    mode: 'update' as const,
    hasWholesale: true,
    product: { ...studioHeadphones, minQuantity: 9, orderMultiple: 24, mainQuantity: 48 },
    onSubmit: fn<UpdateForm['onSubmit']>(async () => undefined),
  },
})

const warning = 'Nobody can buy this yet'

/** A stock below one carton shows a warning while typing, but can be saved. */
export const Default = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(warning)).toBeNull()
    await write(canvas, userEvent, 'Quantity', '20')
    await expect(canvas.getByText(warning)).toBeVisible()
    await expect(canvas.getByText('The smallest order is 24 units. The stock is smaller than that.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).not.toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ mainQuantity: 20 }))
  },
})

export const Playground = meta.story({})

/** The warning also follows the minimum and the carton, and ignores text that is not a number yet. */
export const OfMinimumAndCarton = meta.story({
  play: async ({ canvas, userEvent }) => {
    await write(canvas, userEvent, 'Min Quantity', '49')
    await expect(canvas.getByText(/smallest order is 72 units/)).toBeVisible()
    await write(canvas, userEvent, 'Carton', '1')
    await expect(canvas.getByText(/smallest order is 49 units/)).toBeVisible()
    await write(canvas, userEvent, 'Min Quantity', '48')
    await expect(canvas.queryByText(warning)).toBeNull()
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Quantity' }))
    await expect(canvas.queryByText(warning)).toBeNull()
  },
})

/** A stock that is already too low shows the warning from the start. */
export const ShortAlready = meta.story({
  args: { product: { ...studioHeadphones, mainQuantity: 96 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/smallest order is 120 units/)).toBeVisible()
  },
})

type Canvas = ReturnType<typeof within>
type User = ReturnType<typeof userEvents.setup>

async function write(canvas: Canvas, userEvent: User, name: string, text: string) {
  await userEvent.clear(canvas.getByRole('textbox', { name }))
  await userEvent.type(canvas.getByRole('textbox', { name }), text)
}
