import { expect, fn } from 'storybook/test'
import { Composite } from '#storybook/Composite.tsx'
import preview from '#storybook/preview.tsx'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Combobox } from '../Combobox/Combobox.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { Link } from '../Link/Link.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { NumberInput } from '../NumberInput/NumberInput.tsx'
import { PasswordInput } from '../PasswordInput/PasswordInput.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { Switch } from '../Switch/Switch.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextInput } from '../TextInput/TextInput.tsx'
import { control, singleLine } from './control.ts'
import { Field } from './Field.tsx'

const onValueChange = fn<(value: string) => void>()
const sizes = ['sm', 'md', 'lg'] as const
const options = [
  { value: 'gots', label: 'GOTS' },
  { value: 'fsc', label: 'FSC' },
]

const theTerms = (
  <Link href="#terms" className="underline">
    the terms
  </Link>
)
const terms = <>I accept {theTerms}</>
const readable = (
  <Link href="#read" className="underline">
    Read them
  </Link>
)

const meta = preview.meta({
  component: Field,
  title: 'Primitives/Fields/Field',
  args: {
    label: 'Brand',
    className: 'max-w-sm',
    children: (field) => <input {...field} className={`${control} ${singleLine.md}`} />,
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Brand'))
    const input = canvas.getByRole('textbox', { name: 'Brand' })
    await expect(input).toHaveFocus()
    await expect(input).not.toHaveAttribute('aria-describedby')
  },
})

export const Playground = meta.story({ args: { hint: 'As on the carton', error: '', isLabelHidden: false } })

export const WithHint = meta.story({
  args: { hint: 'As printed on the carton.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As printed on the carton.')
    await expect(canvas.getByRole('textbox')).toBeValid()
  },
})

/** Screen readers read the error first, then the hint. */
export const WithError = meta.story({
  args: { hint: 'As printed on the carton.', error: 'Enter a brand' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Brand' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Enter a brand As printed on the carton.')
  },
})

export const HiddenLabel = meta.story({
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Brand' })).toBeVisible()
  },
})

export const LongTexts = meta.story({
  args: {
    label: 'The brand under which the goods leave the warehouse and arrive at the buyer’s door',
    hint: 'https://supplier.example/a/very/long/address/that/never/ends/and/has/no/space/to/break/at.html',
    error: 'Password must have at least:\none uppercase letter,\none lowercase letter,\nsix characters.',
  },
})

/** The mark after a label is visual only: screen readers do not read a star, and a test finds the field by its label. */
export const Marked = meta.story({
  render: () => (
    <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
      <TextInput required label="Company" />
      <TextInput mark="(optional)" label="VAT number" />
      <NumberInput required label="Carton weight in kg" />
      <DateField required label="Pick up from" />
      <MultiSelect required {...{ options }} label="Certificates" />
      <RadioGroup required {...{ options }} label="Main certificate" orientation="horizontal" />
      <Checkbox required label={terms} error={<>Accept {theTerms} first</>} hint={<>Of 1 December. {readable}</>} />
      <Switch mark="(optional)" label="Tell me of changes" />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const markOf = (name: string) => {
      const mark = canvas.getByText(name, { exact: true }).querySelector('[data-slot="field-mark"]')
      return mark && getComputedStyle(mark, '::after').content
    }
    await expect(canvas.getByLabelText('Company')).toBeRequired()
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toBeVisible()
    await expect(markOf('Company')).toBe('"*"')
    await expect(markOf('VAT number')).toBe('" (optional)"')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Certificates' }))
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
    await expect(canvas.getByRole('list', { name: 'Certificates Chosen' })).toHaveTextContent('GOTS')
    // A chosen option can be removed again, so the mark stays.
    await expect(markOf('Certificates')).toBe('"*"')
    const accept = canvas.getByRole('checkbox', { name: 'I accept the terms' })
    await expect(accept).toHaveAccessibleDescription('Accept the terms first Of 1 December. Read them')
    await userEvent.click(canvas.getByText(/^I accept/))
    await expect(accept).toBeChecked()
    canvasElement.style.setProperty('--arot-required-mark', 'none')
    await expect(markOf('Company')).toBe('none')
    canvasElement.style.removeProperty('--arot-required-mark')
  },
})

/** Each control reports its value, besides the native event. */
export const ValueChanges = meta.story({
  tags: ['behaviour'],
  beforeEach: () => {
    onValueChange.mockClear()
  },
  render: () => (
    <div className="grid max-w-sm gap-4">
      <TextInput label="Text" onValueChange={onValueChange} />
      <PasswordInput label="Password" onValueChange={onValueChange} />
      <TextArea label="Lines" onValueChange={onValueChange} />
      <Select label="One" options={options} onValueChange={onValueChange} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Text', 'Password', 'Lines']) {
      await userEvent.type(canvas.getByLabelText(name), 'ab')
      await expect(onValueChange).toHaveBeenLastCalledWith('ab')
    }
    await userEvent.selectOptions(canvas.getByLabelText('One'), 'fsc')
    await expect(onValueChange).toHaveBeenLastCalledWith('fsc')
  },
})

/** Controls of the same size are as high as a button. */
export const Sizes = meta.story({
  render: () => (
    <div className="grid gap-6">
      {sizes.map((size) => (
        <div key={size} data-size={size} className="grid items-end gap-3 sm:grid-cols-3">
          <TextInput {...{ size }} label="Text" defaultValue="Padma Care" />
          <PasswordInput {...{ size }} label="Password" defaultValue="secret" />
          <NumberInput {...{ size }} label="Number" defaultValue={4820} />
          <DateField {...{ size }} label="Day" defaultValue="2026-12-01" />
          <Select {...{ size }} label="One" options={options} />
          <Combobox {...{ size, options }} label="One of many" defaultValue="gots" />
          <MultiSelect {...{ size, options }} label="Several" defaultValue={['gots']} />
          <QuantityStepper {...{ size }} label="Quantity" />
          <Button size={size}>Save</Button>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const row of canvasElement.querySelectorAll('[data-size]')) {
      const high = (row.querySelector('[data-slot="button"]') as HTMLElement).offsetHeight
      const boxes = row.querySelectorAll<HTMLElement>(
        'input[data-slot]:not([data-slot="multi-select-input"], [data-slot="quantity-stepper-input"]), select, [data-slot="multi-select"], [data-slot="quantity-stepper"]',
      )
      await expect(boxes).toHaveLength(8)
      for (const box of boxes)
        await expect(`${box.dataset.slot} ${box.offsetHeight}`).toBe(`${box.dataset.slot} ${high}`)
    }
  },
})

export const Pictured = meta.story({
  tags: ['visual', '!dev', '!autodocs', '!test'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => <Composite stories={{ Default, WithHint, WithError, HiddenLabel, LongTexts, Marked, Sizes }} />,
})
