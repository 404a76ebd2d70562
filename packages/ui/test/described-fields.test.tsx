import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PicturesField } from '../src/marketplace/PicturesField/PicturesField.tsx'
import { PriceBreaksField } from '../src/marketplace/PriceBreaksField/PriceBreaksField.tsx'
import { Checkbox, CheckboxGroup } from '../src/primitives/Checkbox/Checkbox.tsx'
import { Combobox } from '../src/primitives/Combobox/Combobox.tsx'
import { DateField } from '../src/primitives/DateField/DateField.tsx'
import { Field, type FieldProps } from '../src/primitives/Field/Field.tsx'
import { FieldGroup } from '../src/primitives/Field/FieldGroup.tsx'
import { FileDrop } from '../src/primitives/FileDrop/FileDrop.tsx'
import { MultiSelect } from '../src/primitives/MultiSelect/MultiSelect.tsx'
import { NumberInput } from '../src/primitives/NumberInput/NumberInput.tsx'
import { PasswordInput } from '../src/primitives/PasswordInput/PasswordInput.tsx'
import { QuantityStepper } from '../src/primitives/QuantityStepper/QuantityStepper.tsx'
import { RadioGroup } from '../src/primitives/RadioGroup/RadioGroup.tsx'
import { RatingField } from '../src/primitives/RatingField/RatingField.tsx'
import { Select } from '../src/primitives/Select/Select.tsx'
import { Switch } from '../src/primitives/Switch/Switch.tsx'
import { TextArea } from '../src/primitives/TextArea/TextArea.tsx'
import { TextInput } from '../src/primitives/TextInput/TextInput.tsx'

const field = { id: 'name', label: 'Name', error: 'Enter a name', hint: 'As on the carton', 'aria-describedby': 'rule' }
type Props = FieldProps & Pick<ComponentProps<'input'>, 'id' | 'aria-describedby'>

const options = [{ value: 'a', label: 'A' }]

const fields: [string, (props: Props) => ReactElement][] = [
  ['Checkbox', (props) => <Checkbox {...props} />],
  ['CheckboxGroup', ({ required: _, ...props }) => <CheckboxGroup {...props} />],
  ['Combobox', (props) => <Combobox {...props} options={options} />],
  ['DateField', (props) => <DateField {...props} />],
  ['FieldGroup', (props) => <FieldGroup {...props} />],
  ['FileDrop', (props) => <FileDrop {...props} />],
  ['MultiSelect', (props) => <MultiSelect {...props} options={options} />],
  ['NumberInput', (props) => <NumberInput {...props} />],
  ['PasswordInput', (props) => <PasswordInput {...props} />],
  ['QuantityStepper', (props) => <QuantityStepper {...props} />],
  ['RadioGroup', (props) => <RadioGroup {...props} options={options} name="choice" />],
  ['RatingField', (props) => <RatingField {...props} />],
  ['Select', (props) => <Select {...props} options={options} />],
  ['Switch', (props) => <Switch {...props} />],
  ['TextArea', (props) => <TextArea {...props} />],
  ['TextInput', (props) => <TextInput {...props} />],
]

test.each(fields)('%s keeps the caller’s description after its error and its hint', (_, draw) => {
  expect(renderToStaticMarkup(draw(field))).toMatch(/aria-describedby="name-error name-hint rule"/)
})

test.each(fields)('%s accepts elements as label, hint and error', (_, draw) => {
  const drawn = renderToStaticMarkup(draw({ ...field, label: <b>Name</b>, hint: <i>Carton</i>, error: <u>Enter</u> }))
  expect(drawn).toMatch(/<b>Name<\/b>.*<u>Enter<\/u>.*<i>Carton<\/i>/)
})

test('Field does not change whether its control is required, unless required is set', () => {
  const drawField = (required?: boolean) =>
    renderToStaticMarkup(
      <Field label="Name" required={required}>
        {(control) => <input required {...control} />}
      </Field>,
    )
  expect(drawField()).toContain('required=""')
  expect(drawField(false)).not.toContain('required=""')
})

const upload = async () => ''

/** Fields of several controls, which have hints of their own. */
const compositeFields: typeof fields = [
  ['PicturesField', ({ required, mark }) => <PicturesField label="Name" {...{ upload, required, mark }} />],
  ['PriceBreaksField', ({ mark }) => <PriceBreaksField label="Name" mark={mark} />],
]

const withControl = [...fields, ...compositeFields].filter(
  ([name]) => name === 'RadioGroup' || !/Group$|PriceBreaks/.test(name),
)

test.each(withControl)('%s can be required: its label has a mark that is not part of its name', (_, draw) => {
  const drawn = renderToStaticMarkup(draw({ ...field, required: true }))
  expect(drawn).toMatch(/<(input|select|textarea)[^>]* required=""/)
  expect(drawn).toMatch(/>Name<span aria-hidden="true" data-slot="field-mark"[^>]*><\/span><\/(label|legend|span)>/)
  expect(renderToStaticMarkup(draw({ ...field, required: true, mark: '' }))).not.toContain('field-mark')
})

test.each([...fields, ...compositeFields])('%s shows a given mark', (_, draw) => {
  expect(renderToStaticMarkup(draw(field))).not.toContain('field-mark')
  expect(renderToStaticMarkup(draw({ ...field, mark: '(optional)' }))).toContain('data-text="(optional)"')
})
