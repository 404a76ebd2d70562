import { Button } from '@arot/ui/Button'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { PricesForm, type PricesFormProps } from './PricesForm.tsx'

const product = { price: 8.5, minQuantity: 24, orderMultiple: 24, priceBreaks: [{ from: 240, price: 7.9 }] }

const meta = preview.meta({
  component: PricesForm,
  title: 'Trade/Selling/PricesForm',
  args: { product, onSubmit: fn<PricesFormProps['onSubmit']>(async () => undefined) },
})

type Canvas = ReturnType<typeof within>
const price = (canvas: Canvas) => canvas.getByRole('textbox', { name: /^Price\b(?! each)/ })
const step = (canvas: Canvas, number: number) => within(canvas.getByRole('group', { name: `Price break ${number}` }))
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save prices' })
const findPreview = (canvas: Canvas) => canvas.queryByRole('region', { name: 'What buyers will see' })

/** The preview follows the typed text, and the form submits numbers. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(price(canvas))
    await userEvent.type(price(canvas), '9,00')
    await userEvent.clear(price(canvas))
    await expect(findPreview(canvas)).toBeNull()
    await userEvent.type(price(canvas), '9.25')
    await userEvent.click(canvas.getByRole('button', { name: 'Add a price break' }))
    await userEvent.keyboard('480{Tab}7.2')
    await expect(within(findPreview(canvas) as HTMLElement).getByText('$7.20')).toBeVisible()
    await userEvent.click(save(canvas))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      price: 9.25,
      priceBreaks: [
        { from: 240, price: 7.9 },
        { from: 480, price: 7.2 },
      ],
    })
  },
})

export const Playground = meta.story({})

/** One price for all quantities. */
export const OnePrice = meta.story({
  args: { product: { price: 8.505, minQuantity: 24 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$8.505 for each unit, whatever the quantity.')).toBeVisible()
  },
})

/** Missing price, invalid number, incomplete row: nothing is submitted and the first error gets the focus. */
export const Unreadable = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(price(canvas))
    await userEvent.click(save(canvas))
    await expect(price(canvas)).toHaveAccessibleDescription(/^Price is required/)
    await expect(price(canvas)).toHaveFocus()
    await userEvent.type(price(canvas), 'cheap')
    await userEvent.click(save(canvas))
    await expect(price(canvas)).toHaveAccessibleDescription(/^“cheap” cannot be read as a number/)
    await userEvent.clear(price(canvas))
    await userEvent.type(price(canvas), '8')
    await userEvent.clear(step(canvas, 1).getByRole('textbox', { name: 'Price each' }))
    await userEvent.click(save(canvas))
    await expect(canvas.getByRole('group', { name: 'Price break 1' })).toHaveAccessibleDescription(
      /or remove this price break/,
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** A step that is not cheaper, or not at whole cartons, shows an error in its row. */
export const WrongStep = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const from = step(canvas, 1).getByRole('textbox', { name: 'From (units)' })
    await userEvent.clear(from)
    await userEvent.type(from, '250')
    await expect(findPreview(canvas)).toBeNull()
    await userEvent.click(save(canvas))
    await expect(canvas.getByRole('group', { name: 'Price break 1' })).toHaveAccessibleDescription(/use whole cartons/)
    await expect(from).toHaveFocus()
    await userEvent.clear(from)
    await userEvent.type(from, '264')
    await expect(canvas.getByRole('group', { name: 'Price break 1' })).not.toHaveAccessibleDescription(/cartons/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** The host's own rule about all steps. */
export const OwnRules = meta.story({
  tags: ['behaviour'],
  args: { validate: () => ({ fields: { priceBreaks: 'From 240 units the price must be below 7.' } }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(save(canvas))
    await expect(canvas.getByRole('group', { name: 'Price breaks' })).toHaveAccessibleDescription(
      /^From 240 units the price must be below 7\./,
    )
    await expect(canvas.getAllByRole('textbox', { name: 'From (units)' })[0]).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
})

/** Another person was faster: an error appears and the typed text stays. */
export const Refused = meta.story({
  args: {
    onSubmit: fn<PricesFormProps['onSubmit']>(async () => ({
      title: 'The prices changed while you were editing.',
      text: 'Check the current prices, then save again.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(price(canvas))
    await userEvent.type(price(canvas), '9')
    await userEvent.click(save(canvas))
    await expect(await canvas.findByText('The prices changed while you were editing.')).toBeVisible()
    await expect(price(canvas)).toHaveValue('9')
  },
})

/** Typed text stays, unchanged fields follow the product, and the preview shows both. */
export const ChangedMeanwhile = meta.story({
  render: (args) => <Meanwhile {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(price(canvas))
    await userEvent.type(price(canvas), '9')
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody else saves' }))
    await expect(price(canvas)).toHaveValue('9')
    const seen = within(findPreview(canvas) as HTMLElement)
    await expect(seen.getByText('$9.00')).toBeVisible()
    await expect(seen.getByText('$6.50')).toBeVisible()
    await userEvent.click(save(canvas))
    await expect(args.onSubmit).toHaveBeenCalledWith({ price: 9, priceBreaks: [{ from: 480, price: 6.5 }] })
  },
})

/** Any other failure shows the form's own text, because the message of a thrown error is for developers. */
export const Failed = meta.story({
  args: {
    onSubmit: fn<PricesFormProps['onSubmit']>(() => Promise.reject<undefined>(new Error('The server is away.'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(save(canvas))
    await expect(await canvas.findByText('The prices could not be saved.')).toBeVisible()
    await expect(canvas.queryByText('The server is away.')).toBeNull()
  },
})

/** Two presses submit once. */
export const Pending = meta.story({
  args: { onSubmit: fn<PricesFormProps['onSubmit']>(() => new Promise<undefined>(() => {})) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(save(canvas))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: /Save prices/ })).toHaveAttribute('aria-busy', 'true')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** Bengali digits are understood while typing. */
export const InBengali = meta.story({
  globals: { language: 'bn' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: /^দাম/ })
    await userEvent.clear(field)
    await userEvent.type(field, '৯.৫')
    await userEvent.click(canvas.getByRole('button', { name: 'দাম সংরক্ষণ করুন' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ price: 9.5, priceBreaks: product.priceBreaks })
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Playground, OnePrice }} />,
})

function Meanwhile(props: PricesFormProps) {
  const [isChanged, setIsChanged] = useState(false)
  const theirs = { ...props.product, price: 8, priceBreaks: [{ from: 480, price: 6.5 }] }
  return (
    <div className="grid gap-4">
      <PricesForm {...props} product={isChanged ? theirs : props.product} />
      <Button onClick={() => setIsChanged(true)}>Somebody else saves</Button>
    </div>
  )
}
