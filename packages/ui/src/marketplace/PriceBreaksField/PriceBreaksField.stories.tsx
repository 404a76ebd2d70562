import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { PriceBreaksField, type PriceBreaksFieldProps, type PriceStep, readPriceSteps } from './PriceBreaksField.tsx'

const steps = [
  { from: 240, price: 7.9 },
  { from: 480, price: 7.2 },
  { from: 960, price: 6.85 },
]
const eight = Array.from({ length: 8 }, (_, index) => ({ from: 240 * (index + 1), price: 8 - index / 2 }))

const meta = preview.meta({
  component: PriceBreaksField,
  title: 'Marketplace/Selling/PriceBreaksField',
  args: {
    label: 'Price breaks',
    className: 'max-w-md',
    onValueChange: fn<NonNullable<PriceBreaksFieldProps['onValueChange']>>(),
  },
})

type Canvas = ReturnType<typeof within>
const step = (canvas: Canvas, number: number) => within(canvas.getByRole('group', { name: `Price break ${number}` }))
const from = (canvas: Canvas, number: number) => step(canvas, number).getByRole('textbox', { name: 'From (units)' })
const price = (canvas: Canvas, number: number) => step(canvas, number).getByRole('textbox', { name: 'Price each' })
const add = (canvas: Canvas) => canvas.getByRole('button', { name: 'Add a price break' })

/** There are no price breaks initially. A new row gets the focus, and the host gets its numbers. */
export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Price breaks' })).toBeVisible()
    await userEvent.click(add(canvas))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([{ from: null, price: null }])
    await expect(from(canvas, 1)).toHaveFocus()
    await userEvent.keyboard('240{Tab}7.20')
    await expect(price(canvas, 1)).toHaveValue('7.20')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([{ from: 240, price: 7.2 }])
  },
})

export const Playground = meta.story({ args: { defaultValue: steps, hint: 'Each cheaper than the one before it.' } })

/** The focus goes to the row that takes its place, else to the one before, and in the end to the button that adds one. */
export const Removed = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: steps },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove price break 2' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith([steps[0], steps[2]])
    await expect(canvas.getByRole('button', { name: 'Remove price break 2' })).toHaveFocus()
    await expect(from(canvas, 2)).toHaveValue('960')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove price break 1' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([])
    await expect(add(canvas)).toHaveFocus()
  },
})

/** Tab moves from field to field and to the next row. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { defaultValue: steps.slice(0, 1) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(from(canvas, 1)).toHaveFocus()
    await userEvent.tab()
    await expect(price(canvas, 1)).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove price break 1' })).toHaveFocus()
    await userEvent.tab()
    await expect(add(canvas)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(from(canvas, 2)).toHaveFocus()
  },
})

/** With eight rows, the button that adds one is disabled with a reason. */
export const Full = meta.story({
  args: { defaultValue: eight },
  play: async ({ canvas, userEvent, args }) => {
    await expect(add(canvas)).toHaveAccessibleDescription('Set at most 8 price breaks.')
    await userEvent.click(add(canvas))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove price break 8' }))
    await expect(add(canvas)).not.toHaveAttribute('aria-disabled')
  },
})

/** The error of a row appears once, below both fields, and screen readers read it on entering the row. */
export const WithErrors = meta.story({
  args: {
    defaultValue: steps,
    error: 'From 480 units the price must be below 7.',
    errors: [undefined, 'From 480 units the price must be below 7.'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('From 480 units the price must be below 7.')).toHaveLength(1)
    await expect(canvas.getByRole('group', { name: 'Price break 2' })).toHaveAccessibleDescription(
      'From 480 units the price must be below 7.',
    )
    await expect(price(canvas, 2)).toBeInvalid()
    await expect(from(canvas, 2)).toBeInvalid()
    for (const number of [1, 3]) await expect(price(canvas, number)).toBeValid()
  },
})

/** The error and the hint of the whole field. */
export const WithError = meta.story({
  args: {
    defaultValue: steps,
    error: 'The prices changed while you were editing.',
    hint: 'Each cheaper than the one before it.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Price breaks' })).toHaveAccessibleDescription(
      'The prices changed while you were editing. Each cheaper than the one before it.',
    )
  },
})

/** Text stays as typed, also while it is not a number yet; the host then gets null. */
export const Controlled = meta.story({
  tags: ['behaviour'],
  render: (args) => <StepsHost {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = price(canvas, 1)
    await userEvent.clear(field)
    await userEvent.type(field, '7.')
    await expect(field).toHaveValue('7.')
    await userEvent.type(field, '50')
    await expect(field).toHaveValue('7.50')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([{ from: 240, price: 7.5 }])
    await userEvent.type(field, 'x')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([{ from: 240, price: null }])
    await userEvent.click(canvas.getByRole('button', { name: 'Begin anew' }))
    await expect(field).toHaveValue('6.1')
  },
})

/** The host controls the rows and can leave them unchanged. */
export const Held = meta.story({
  tags: ['behaviour'],
  args: { value: steps.slice(0, 1) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(from(canvas, 1), '0')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([{ from: 2400, price: 7.9 }])
    await expect(from(canvas, 1)).toHaveValue('240')
    await userEvent.click(add(canvas))
    await expect(canvas.queryByRole('group', { name: 'Price break 2' })).toBeNull()
  },
})

/** A form field contains the typed rows, dispatches its changes, and restores the rows when a script writes to it. */
export const InForm = meta.story({
  tags: ['behaviour'],
  args: { name: 'steps', defaultValue: steps.slice(0, 1) },
  render: (args) => (
    <form onInput={({ currentTarget }) => heard(new FormData(currentTarget).get('steps'))}>
      <PriceBreaksField {...args} />
      <Button type="reset">Reset</Button>
    </form>
  ),
  beforeEach: () => {
    heard.mockClear()
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement
    const readSteps = () => readPriceSteps(String(new FormData(form).get('steps')), 'en-US')
    await expect(readSteps()).toEqual(steps.slice(0, 1))
    await userEvent.type(price(canvas, 1), '5')
    await expect(readSteps()).toEqual([{ from: 240, price: 7.95 }])
    const kept = String(new FormData(form).get('steps'))
    await expect(heard).toHaveBeenLastCalledWith(kept)
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expect(readSteps()).toEqual(steps.slice(0, 1))
    write(form.elements.namedItem('steps') as HTMLInputElement, kept)
    await expect(price(canvas, 1)).toHaveValue('7.95')
    write(form.elements.namedItem('steps') as HTMLInputElement, 'not ours')
    await expect(readSteps()).toEqual([])
  },
})

export const ReadOnly = meta.story({
  args: { defaultValue: steps, readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveAttribute('readonly')
  },
})

/** Bengali digits are understood while typing. */
export const InBengali = meta.story({
  globals: { language: 'bn' },
  args: { label: 'দামের ধাপ' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'দামের ধাপ যোগ করুন' }))
    await userEvent.keyboard('২৪০{Tab}৭.২')
    await expect(args.onValueChange).toHaveBeenLastCalledWith([{ from: 240, price: 7.2 }])
  },
})

/** On a phone each row stays on one line. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { defaultValue: [{ from: 1_000_000, price: 1250.5 }, ...steps] },
  play: async ({ canvas }) => {
    const tops = [from(canvas, 1), price(canvas, 1), canvas.getByRole('button', { name: 'Remove price break 1' })].map(
      (element) => element.getBoundingClientRect().top,
    )
    await expect(new Set(tops).size).toBe(1)
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, Playground, WithErrors, WithError, Full, ReadOnly }} />,
})

const heard = fn<(held: FormDataEntryValue | null) => void>()

function StepsHost({ onValueChange, ...props }: PriceBreaksFieldProps) {
  const [value, setValue] = useState<readonly PriceStep[]>(steps.slice(0, 1))
  return (
    <div className="grid gap-4">
      <PriceBreaksField
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          onValueChange?.(next)
        }}
      />
      <Button onClick={() => setValue([{ from: 360, price: 6.1 }])}>Begin anew</Button>
    </div>
  )
}

/** Writes to the field like a host that restores a draft. */
function write(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
