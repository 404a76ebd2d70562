import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { ArotProvider } from '../../foundations/ArotProvider/ArotProvider.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { NumberInput } from './NumberInput.tsx'

const meta = preview.meta({
  component: NumberInput,
  title: 'Primitives/Fields/NumberInput',
  args: { label: 'Stock', name: 'mainQuantity', className: 'max-w-sm' },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Stock' })
    await userEvent.type(input, '4820')
    await expect(input).toHaveValue('4820')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Playground = meta.story({ args: { defaultValue: 4820, hint: 'Units in the warehouse' } })

/** The keyboard of a phone has a decimal separator. */
export const Decimal = meta.story({
  args: { label: 'Price', name: 'price', hasDecimals: true, defaultValue: 38.5, hint: 'For one unit, in US dollars.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveValue('38.5')
    await expect(canvas.getByRole('textbox', { name: 'Price' })).toHaveAttribute('inputmode', 'decimal')
  },
})

/** The typed text stays. If it could be misread, the understood number appears too. */
export const Understood = meta.story({
  tags: ['behaviour'],
  args: { label: 'Price', hasDecimals: true },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' })
    for (const [typed, understood] of [
      ['1.200', '= 1.2'],
      ['1,200', '= 1,200'],
      ['১২০', '= 120'],
      ['1200,50', ''],
      ['1,200.50', '= 1,200.5'],
    ] as const) {
      await userEvent.clear(input)
      await userEvent.type(input, typed)
      await expect(input).toHaveValue(typed)
      await expect(canvas.getByRole('status').textContent).toBe(understood)
    }
  },
})

/** In German a point separates groups of thousands. */
export const InGerman = meta.story({
  args: { hasDecimals: true, defaultValue: 4.567 },
  decorators: [
    (Story) => (
      <ArotProvider locale="de-DE">
        <Story />
      </ArotProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveValue('4,567')
    await userEvent.clear(input)
    await userEvent.type(input, '12.000,50')
    await expect(canvas.getByRole('status')).toHaveTextContent('= 12.000,5')
  },
})

/** A reset restores the initial value and removes the understood number. */
export const InForm = meta.story({
  tags: ['behaviour'],
  render: (args) => (
    <form>
      <NumberInput {...args} />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1,200')
    await expect(canvas.getByRole('status')).toHaveTextContent('= 1,200')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('textbox')).toHaveValue('')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const WithError = meta.story({
  args: { label: 'Rating', hasDecimals: true, defaultValue: 7, error: 'Enter a rating from 1 to 5' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Rating' })).toHaveAccessibleDescription(
      'Enter a rating from 1 to 5',
    )
  },
})

/** The error appears elsewhere, for several fields at once. */
export const Invalid = meta.story({
  tags: ['behaviour'],
  args: { isInvalid: true, defaultValue: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).not.toHaveAttribute('aria-describedby')
  },
})

export const ReadOnly = meta.story({ args: { label: 'Price', hasDecimals: true, defaultValue: 38.5, readOnly: true } })

/** The host gets the typed number, or null while there is none. */
export const ValueChanges = meta.story({
  tags: ['behaviour'],
  args: { onValueChange: fn(), hasDecimals: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '1.2')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1.2)
    await userEvent.type(canvas.getByRole('textbox'), 'x')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
  },
})

/** If the host controls the number, typed text is not lost, and the host's own changes appear. */
export const ControlledByANumber = meta.story({
  tags: ['behaviour'],
  args: { label: 'Price', hasDecimals: true },
  render: (args) => {
    const [price, setPrice] = useState<number | null>(null)
    return (
      <>
        <NumberInput {...args} value={price} onValueChange={setPrice} />
        <output>{String(price)}</output>
        <button type="button" onClick={() => setPrice(1200)}>
          List price
        </button>
        <button type="button" onClick={() => setPrice(null)}>
          No price
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' })
    const reported = canvas.getByText('null')
    for (const [typed, number] of [
      ['5.', '5'],
      ['0.05', '0.05'],
      ['1,200', '1200'],
      ['abc', 'null'],
      ['', 'null'],
    ] as const) {
      await userEvent.clear(input)
      if (typed !== '') await userEvent.type(input, typed)
      await expect(input).toHaveValue(typed)
      await expect(reported).toHaveTextContent(number)
    }
    await userEvent.type(input, '5.0')
    await userEvent.tab()
    await expect(input).toHaveValue('5')
    await userEvent.click(canvas.getByRole('button', { name: 'List price' }))
    await expect(input).toHaveValue('1200')
    await userEvent.click(canvas.getByRole('button', { name: 'No price' }))
    await expect(input).toHaveValue('')
  },
})

/** The form submits the number. Text that is not a number is submitted as typed. */
export const Submitted = meta.story({
  tags: ['behaviour'],
  args: { name: 'stock', hasDecimals: true },
  render: (args) => (
    <form aria-label="Product" onSubmit={(event) => event.preventDefault()}>
      <NumberInput {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    const readForm = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('stock')
    for (const [typed, number] of [
      ['1,200.50', '1200.5'],
      ['১২০', '120'],
      ['many', 'many'],
      ['', ''],
    ] as const) {
      await userEvent.clear(input)
      if (typed !== '') await userEvent.type(input, typed)
      await expect(readForm()).toEqual([number])
    }
  },
})

/** Fields with the same name are submitted in their order, with other fields between and after them. */
export const SubmittedInOrder = meta.story({
  tags: ['behaviour'],
  args: { name: 'stock' },
  render: (args) => (
    <form aria-label="Product">
      <NumberInput {...args} label="First stock" defaultValue={1200} />
      <TextInput label="Place" name="place" defaultValue="Dhaka" />
      <NumberInput {...args} label="Second stock" defaultValue={2400} />
      <TextInput label="Note" name="note" defaultValue="Fragile" />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect([...new FormData(canvas.getByRole<HTMLFormElement>('form'))]).toEqual([
      ['stock', '1200'],
      ['place', 'Dhaka'],
      ['stock', '2400'],
      ['note', 'Fragile'],
    ])
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Decimal, WithError, ReadOnly }} />,
})
