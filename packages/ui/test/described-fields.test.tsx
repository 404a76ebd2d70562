import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox, CheckboxGroup } from '../src/primitives/Checkbox/Checkbox.tsx'
import { Combobox } from '../src/primitives/Combobox/Combobox.tsx'
import { DateField } from '../src/primitives/DateField/DateField.tsx'
import { FieldGroup } from '../src/primitives/Field/FieldGroup.tsx'
import { FileDrop } from '../src/primitives/FileDrop/FileDrop.tsx'
import { MultiSelect } from '../src/primitives/MultiSelect/MultiSelect.tsx'
import { NumberInput } from '../src/primitives/NumberInput/NumberInput.tsx'
import { PasswordInput } from '../src/primitives/PasswordInput/PasswordInput.tsx'
import { QuantityStepper } from '../src/primitives/QuantityStepper/QuantityStepper.tsx'
import { RadioGroup } from '../src/primitives/RadioGroup/RadioGroup.tsx'
import { Select } from '../src/primitives/Select/Select.tsx'
import { Switch } from '../src/primitives/Switch/Switch.tsx'
import { TextArea } from '../src/primitives/TextArea/TextArea.tsx'
import { TextInput } from '../src/primitives/TextInput/TextInput.tsx'

const field = { id: 'name', label: 'Name', error: 'Enter a name', hint: 'As on the carton', 'aria-describedby': 'rule' }
const choice = { ...field, options: [{ value: 'a', label: 'A' }] }

const fields: [string, () => ReactElement][] = [
  ['Checkbox', () => <Checkbox {...field} />],
  ['CheckboxGroup', () => <CheckboxGroup {...choice} />],
  ['Combobox', () => <Combobox {...choice} />],
  ['DateField', () => <DateField {...field} />],
  ['FieldGroup', () => <FieldGroup {...field} />],
  ['FileDrop', () => <FileDrop {...field} />],
  ['MultiSelect', () => <MultiSelect {...choice} />],
  ['NumberInput', () => <NumberInput {...field} />],
  ['PasswordInput', () => <PasswordInput {...field} />],
  ['QuantityStepper', () => <QuantityStepper {...field} />],
  ['RadioGroup', () => <RadioGroup {...choice} name="choice" />],
  ['Select', () => <Select {...choice} />],
  ['Switch', () => <Switch {...field} />],
  ['TextArea', () => <TextArea {...field} />],
  ['TextInput', () => <TextInput {...field} />],
]

test.each(fields)('%s keeps the description of its caller after its error and its hint', (_, draw) => {
  expect(renderToStaticMarkup(draw())).toMatch(/aria-describedby="name-error name-hint rule"/)
})
