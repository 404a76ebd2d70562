import { categories } from '@arot/ui/internal/marketplace/category'
import type { ReactNode } from 'react'
import { expect, fn, type userEvent as userEvents, waitFor, type within } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { studioHeadphones } from '../../../ui/src/marketplace/products.fixtures.ts'
import { type ProductErrors, ProductForm, type ProductFormProps } from './ProductForm.tsx'

type AddForm = Extract<ProductFormProps, { mode?: 'add' }>

const meta = preview.meta({
  component: ProductForm as (props: AddForm) => ReactNode,
  title: 'Trade/Selling/ProductForm',
  args: { onSubmit: answering(async () => undefined) },
})

const { _id, ...newProduct } = studioHeadphones

/** After saving, the form is empty for the next product. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(newProduct)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(''))
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Add Product' })).toHaveFocus()
  },
})

export const Playground = meta.story({})

export const SevenCategories = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const offered = canvas.getAllByRole('option').map((option) => option.textContent)
    await expect(offered).toEqual([...categories])
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Choose a category')
  },
})

/** Every empty field shows an error, and the first one gets the focus. */
export const AllMissing = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    const controls = controlsOf(canvas)
    await expect(controls).toHaveLength(9)
    for (const control of controls) await expect(control).toHaveAccessibleDescription(/is required/)
    await expect(canvas.getByRole('textbox', { name: 'Image' })).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Image' }), 'h')
    await expect(canvas.getByRole('textbox', { name: 'Image' })).not.toHaveAttribute('aria-invalid')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
  },
})

/** Fields are in titled groups. The rating is last and explains where it comes from. */
export const InSections = meta.story({
  args: { hasWholesale: true },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(titles).toEqual(['Pictures', 'Basics', 'Price and cartons', 'Stock', 'Rating'])
    await expect(canvas.getByRole('textbox', { name: 'Rating' })).toHaveAccessibleDescription(
      'Your own rating, from 1 to 5. Buyers see it until they review the product.',
    )
  },
})

/** Values outside the limits show errors, and spaces count as empty. */
export const AgainstTheRules = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent, { name: '   ', price: -1, rating: 5.1, mainQuantity: 1.5, minQuantity: 0 })
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expectError(canvas, 'textbox', 'Name', 'Name is required')
    await expectError(canvas, 'textbox', 'Price', 'Enter a price above 0')
    await expectError(canvas, 'textbox', 'Rating', 'Enter a rating from 1 to 5')
    await expectError(canvas, 'textbox', 'Quantity', 'Enter whole units, 0 or more')
    await expectError(canvas, 'textbox', 'Min Quantity', 'Enter whole units, 1 or more')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** The limits themselves are allowed, and a new rating can have any number of decimals. */
export const AtTheLimits = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const limits = { price: 0.01, rating: 4.567, mainQuantity: 0, minQuantity: 1 }
    await fill(canvas, userEvent, limits)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...newProduct, ...limits })
  },
})

/** The error quotes invalid text. The form does not submit 0 or a part of the text. */
export const Unreadable = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent)
    for (const typed of ['1e', '-', '1200,50', '1.200,50', '1e3', '12 pcs']) {
      for (const name of ['Price', 'Rating', 'Quantity', 'Min Quantity']) {
        await write(userEvent, canvas.getByRole('textbox', { name }), typed)
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
      for (const name of ['Price', 'Rating', 'Quantity', 'Min Quantity']) {
        await expectError(canvas, 'textbox', name, `“${typed}” cannot be read as a number`)
        await expect(canvas.getByRole('textbox', { name })).toHaveValue(typed)
      }
    }
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** Numbers can have group separators. The understood number appears before saving. */
export const GroupedNumbers = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent)
    await write(userEvent, canvas.getByRole('textbox', { name: 'Price' }), '1,200.50')
    await write(userEvent, canvas.getByRole('textbox', { name: 'Rating' }), '৪.৫')
    await write(userEvent, canvas.getByRole('textbox', { name: 'Quantity' }), '12,00,000')
    await write(userEvent, canvas.getByRole('textbox', { name: 'Min Quantity' }), '٣٠٠')
    const understood = canvas.getAllByRole('status').map((status) => status.textContent)
    await expect(understood).toEqual(['= $1,200.50', '= 1,200,000', '= 300', '= 4.5'])
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...newProduct,
      price: 1200.5,
      rating: 4.5,
      mainQuantity: 1_200_000,
      minQuantity: 300,
    })
  },
})

export const OwnRules = meta.story({
  tags: ['behaviour'],
  args: { validate: ({ brand }) => ({ fields: brand === 'Sonali Audio' ? { brand: 'This brand is taken' } : {} }) },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expectError(canvas, 'textbox', 'Brand', 'This brand is taken')
    await expect(canvas.getByRole('textbox', { name: 'Brand' })).toHaveFocus()
  },
})

export const Pending = meta.story({
  args: { onSubmit: answering(() => new Promise<undefined>(() => undefined)) },
  play: async ({ canvas, userEvent, args }) => {
    await fill(canvas, userEvent)
    const add = canvas.getByRole('button', { name: 'Add Product' })
    await userEvent.click(add)
    await expect(add).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(add)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** Text that the user types while a product is being added stays afterwards. */
export const ChangedWhilePending = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const adding = Promise.withResolvers<undefined>()
    args.onSubmit.mockReturnValueOnce(adding.promise)
    await fill(canvas, userEvent)
    const add = canvas.getByRole('button', { name: 'Add Product' })
    await userEvent.click(add)
    await expect(add).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2')
    adding.resolve(undefined)
    await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(`${newProduct.name} 2`)
  },
})

/** The server's errors appear at their fields, and typed text stays. */
export const RefusedFields = meta.story({
  args: { onSubmit: answering(async () => ({ fields: { image: 'The picture must come over https' } })) },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Image' })).toHaveFocus())
    await expectError(canvas, 'textbox', 'Image', 'The picture must come over https')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(newProduct.name)
  },
})

export const Failed = meta.story({
  args: { onSubmit: answering(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error!Something went wrong.')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(newProduct.name)
  },
})

export const NotSignedIn = meta.story({
  args: { onSubmit: answering(async () => ({ title: 'You must be logged in to add a product.' })) },
  play: async ({ canvas, userEvent }) => {
    await fill(canvas, userEvent)
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You must be logged in to add a product.')
  },
})

type Canvas = ReturnType<typeof within>
type User = ReturnType<typeof userEvents.setup>

function answering(answer: () => Promise<ProductErrors | undefined>) {
  return fn<AddForm['onSubmit']>(answer)
}

/** Fills in the headphones, with the changes in `other`. */
async function fill(canvas: Canvas, userEvent: User, other: Partial<typeof newProduct> = {}) {
  const product = { ...newProduct, ...other }
  const typed = [
    ['textbox', 'Image', product.image],
    ['textbox', 'Name', product.name],
    ['textbox', 'Brand', product.brand],
    ['textbox', 'Description', product.description],
    ['textbox', 'Price', product.price],
    ['textbox', 'Rating', product.rating],
    ['textbox', 'Quantity', product.mainQuantity],
    ['textbox', 'Min Quantity', product.minQuantity],
  ] as const
  for (const [role, name, value] of typed) {
    await userEvent.click(canvas.getByRole(role, { name }))
    await userEvent.paste(String(value))
  }
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), product.category)
}

async function write(userEvent: User, input: HTMLElement, text: string) {
  await userEvent.clear(input)
  await userEvent.click(input)
  await userEvent.paste(text)
}

function controlsOf(canvas: Canvas) {
  return (['textbox', 'combobox'] as const).flatMap((role) => canvas.getAllByRole(role))
}

async function expectError(canvas: Canvas, role: string, name: string, error: string) {
  const control = canvas.getByRole(role, { name })
  await expect(control).toHaveAttribute('aria-invalid', 'true')
  await expect(control).toHaveAccessibleDescription(new RegExp(`^${error}`))
}
