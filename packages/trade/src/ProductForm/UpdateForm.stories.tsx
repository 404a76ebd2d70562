import { ArotProvider } from '@arot/ui/ArotProvider'
import type { ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { longTexts, studioHeadphones } from '../../../ui/src/marketplace/products.fixtures.ts'
import { type ProductErrors, ProductForm, type ProductFormProps } from './ProductForm.tsx'

type UpdateForm = Extract<ProductFormProps, { mode: 'update' }>

const meta = preview.meta({
  component: ProductForm as (props: UpdateForm) => ReactNode,
  title: 'Trade/Selling/ProductForm/Update',
  args: {
    mode: 'update' as const,
    product: studioHeadphones,
    onSubmit: answering(async () => undefined),
  },
})

const { _id, price, ...sent } = studioHeadphones

/** The price is shown, but not submitted. After success the fields keep their values. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const shownPrice = canvas.getByRole('textbox', { name: 'Price' })
    await expect(shownPrice).toHaveValue('$38.50')
    await expect(shownPrice).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('link')).toBeNull()
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' II')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...sent, name: 'Studio Over-ear Headphones II' })
    await expect(name).toHaveValue('Studio Over-ear Headphones II')
  },
})

/** If prices are edited elsewhere, the price links there. */
export const WithPrices = meta.story({
  args: { pricesHref: '/prices/p-headphones' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change prices' })).toHaveAttribute('href', '/prices/p-headphones')
  },
})

/** With reviews the rating comes from buyers and cannot be changed. */
export const Reviewed = meta.story({
  args: { product: { ...studioHeadphones, rating: 4.33, reviewCount: 3 } },
  play: async ({ canvas }) => {
    const rating = canvas.getByRole('textbox', { name: 'Rating' })
    await expect(rating).toHaveAttribute('readonly')
    await expect(rating).toHaveAccessibleDescription('Buyers’ reviews count now: it is their average.')
  },
})

/** A changed rating has at most one decimal. */
export const RatingInSteps = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const rating = canvas.getByRole('textbox', { name: 'Rating' })
    await userEvent.clear(rating)
    await userEvent.type(rating, '4.55')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(rating).toHaveAccessibleDescription(
      'Use one decimal at most Your own rating, from 1 to 5. Buyers see it until they review the product.',
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.clear(rating)
    await userEvent.type(rating, '4.6')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...sent, rating: 4.6 })
  },
})

/** A saved price that is invalid does not stop the update, because the update has no price field. */
export const PriceLeftAlone = meta.story({
  tags: ['behaviour'],
  args: { product: { ...studioHeadphones, price: 0 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(args.onSubmit).toHaveBeenCalledWith(sent)
  },
})

/** A saved rating with more decimals does not stop other changes. */
export const FineRating = meta.story({
  tags: ['behaviour'],
  args: { product: { ...studioHeadphones, rating: 4.567 } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...sent, rating: 4.567 })
  },
})

/** The error quotes invalid text, which is not read as 0. */
export const Unreadable = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const stock = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(stock)
    await userEvent.type(stock, '1e')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(stock).toHaveAccessibleDescription('“1e” cannot be read as a number Units in stock.')
    await expect(stock).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** A saved rating is formatted in the host's language and read back unchanged. */
export const InGerman = meta.story({
  decorators: [
    (Story) => (
      <ArotProvider locale="de-DE" currency="EUR">
        <Story />
      </ArotProvider>
    ),
  ],
  args: { product: { ...studioHeadphones, rating: 4.567 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'Rating' })).toHaveValue('4,567')
    const stock = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.clear(stock)
    await userEvent.type(stock, '1.200')
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...sent, rating: 4.567, mainQuantity: 1200 })
  },
})

export const OtherCategory = meta.story({
  tags: ['behaviour'],
  args: { product: { ...studioHeadphones, category: 'Garden & Terrace' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Garden & Terrace')
    await expect(canvas.getAllByRole('option')).toHaveLength(8)
  },
})

/** The error shows the message of the host. */
export const Failed = meta.story({
  args: { onSubmit: answering(() => Promise.reject(new Error('The stock has changed to 4,700 units.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Update Product' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ErrorThe stock has changed to 4,700 units.')
  },
})

export const Pending = meta.story({
  args: { onSubmit: answering(() => new Promise<undefined>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    const update = canvas.getByRole('button', { name: 'Update Product' })
    await userEvent.click(update)
    await waitFor(() => expect(update).toHaveAttribute('aria-busy', 'true'))
  },
})

export const LongTexts = meta.story({ args: { product: longTexts } })

/** Without a picture, because its address differs in every build. */
export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { product: { ...longTexts, image: '' } },
})

function answering(answer: () => Promise<ProductErrors | undefined>) {
  return fn<UpdateForm['onSubmit']>(answer)
}
