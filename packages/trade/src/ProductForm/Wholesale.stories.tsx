import type { ReactNode } from 'react'
import { expect, fn, type userEvent as userEvents, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { studioHeadphones } from '../../../ui/src/marketplace/products.fixtures.ts'
import { ProductForm, type ProductFormProps } from './ProductForm.tsx'

type AddForm = Extract<ProductFormProps, { mode?: 'add' }>

const meta = preview.meta({
  component: ProductForm as (props: AddForm) => ReactNode,
  title: 'Trade/Selling/ProductForm/Wholesale',
  args: { hasWholesale: true, onSubmit: fn<AddForm['onSubmit']>(async () => undefined) },
})

const { _id, ...newProduct } = studioHeadphones

/** Collapsed below the required fields. Empty fields are not submitted. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(group(canvas)).not.toHaveAttribute('open')
    await expect(canvas.getByRole('textbox', { name: 'SKU' })).not.toBeVisible()
    await fill(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(newProduct)
  },
})

/** All fields are submitted as numbers. After saving, the group is collapsed and empty again. */
export const FilledIn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent)
    await fillWholesale(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...newProduct,
      sku: 'SA-4410',
      orderMultiple: 24,
      leadDays: 0,
      priceBreaks: [
        { from: 240, price: 36 },
        { from: 480, price: 33.25 },
      ],
    })
    await waitFor(() => expect(group(canvas)).not.toHaveAttribute('open'))
    await userEvent.click(canvas.getByText('Wholesale'))
    await expect(canvas.getByRole('textbox', { name: 'SKU' })).toHaveValue('')
    await expect(canvas.queryByRole('group', { name: 'Price break 1' })).toBeNull()
  },
})

/** The keyboard opens and closes it. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('textbox', { name: 'Price' }).focus()
    await userEvent.tab()
    await expect(document.activeElement).toHaveTextContent('Wholesale')
    // A test cannot press the browser's own key.
    ;(document.activeElement as HTMLElement).click()
    await waitFor(() => expect(group(canvas)).toHaveAttribute('open'))
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'SKU' })).toHaveFocus()
  },
})

/** With an error inside, it opens by itself, and the first invalid field gets the focus. */
export const OpensForAProblem = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent)
    await fillWholesale(canvas, userEvent)
    await write(canvas, userEvent, 'Carton', 'a dozen')
    await write(canvas, userEvent, 'Lead time', '1.5')
    await userEvent.click(canvas.getByText('Wholesale'))
    await waitFor(() => expect(group(canvas)).not.toHaveAttribute('open'))
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    const carton = canvas.getByRole('textbox', { name: 'Carton' })
    await expect(carton).toHaveFocus()
    await expect(carton).toHaveAccessibleDescription(/^“a dozen” cannot be read as a number/)
    await expect(canvas.getByRole('textbox', { name: 'Lead time' })).toHaveAccessibleDescription(
      /^Enter whole days, 0 or more/,
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** An incomplete and an invalid step each show an error in their row. The next change clears both. */
export const WrongSteps = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent)
    await fillWholesale(canvas, userEvent)
    await write(step(canvas, 2), userEvent, 'Price each', '37')
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expect(canvas.getByRole('group', { name: 'Price break 2' })).toHaveAccessibleDescription(
      'Start above the previous price break, use whole cartons and lower the price',
    )
    await expect(step(canvas, 2).getByRole('textbox', { name: 'From (units)' })).toHaveFocus()
    await write(step(canvas, 2), userEvent, 'Price each', '33')
    await expect(canvas.getByRole('group', { name: 'Price break 2' })).not.toHaveAccessibleDescription()
    await userEvent.clear(step(canvas, 1).getByRole('textbox', { name: 'Price each' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expect(canvas.getByRole('group', { name: 'Price break 1' })).toHaveAccessibleDescription(
      'Enter the quantity and the unit price, or remove this price break.',
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** The server's error about all steps appears at the steps. */
export const RefusedSteps = meta.story({
  tags: ['behaviour'],
  args: { onSubmit: fn<AddForm['onSubmit']>(async () => ({ fields: { priceBreaks: 'Set at most 8 price breaks.' } })) },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent)
    await fillWholesale(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Price breaks' })).toHaveAccessibleDescription(
        'Set at most 8 price breaks. Lower prices for more units.',
      ),
    )
    await expect(step(canvas, 1).getByRole('textbox', { name: 'From (units)' })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'SKU' })).toHaveValue('SA-4410')
  },
})

export const Closed = meta.story({ tags: ['visual'], parameters: { chromatic: { disableSnapshot: false } } })

export const Opened = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Wholesale'))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Carton' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Add a price break' }))
  },
})

type Canvas = ReturnType<typeof within>
type User = ReturnType<typeof userEvents.setup>

function group(canvas: Canvas) {
  return canvas.getByText('Wholesale').closest('details')
}

function step(canvas: Canvas, number: number) {
  return within(canvas.getByRole('group', { name: `Price break ${number}` }))
}

async function write(canvas: Canvas, userEvent: User, name: string, text: string) {
  await userEvent.clear(canvas.getByRole('textbox', { name }))
  await userEvent.click(canvas.getByRole('textbox', { name }))
  await userEvent.paste(text)
}

/** Fills in the required fields. */
async function fill(canvas: Canvas, userEvent: User) {
  const { category, image, name, brand, description, price, rating, mainQuantity, minQuantity } = newProduct
  const typed = { Image: image, Name: name, Brand: brand, Description: description, Price: price, Rating: rating }
  for (const [label, value] of Object.entries({ ...typed, Quantity: mainQuantity, 'Min Quantity': minQuantity })) {
    await write(canvas, userEvent, label, String(value))
  }
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), category)
}

async function fillWholesale(canvas: Canvas, userEvent: User) {
  await userEvent.click(canvas.getByText('Wholesale'))
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'SKU' })).toBeVisible())
  await write(canvas, userEvent, 'SKU', 'SA-4410')
  await write(canvas, userEvent, 'Carton', '24')
  await write(canvas, userEvent, 'Lead time', '0')
  for (const [index, [from, price]] of [
    ['240', '36'],
    ['480', '33.25'],
  ].entries()) {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a price break' }))
    await write(step(canvas, index + 1), userEvent, 'From (units)', from ?? '')
    await write(step(canvas, index + 1), userEvent, 'Price each', price ?? '')
  }
}
