import { RadioGroup } from '@arot/ui/RadioGroup'

export function RadioGroupExample() {
  return (
    <RadioGroup
      label="Delivery"
      hint="From the port of Chattogram."
      name="delivery"
      defaultValue="sea"
      options={[
        { value: 'sea', label: 'By sea', hint: 'Four to six weeks, from one container.' },
        { value: 'air', label: 'By air', hint: 'Three to five days, up to 500 kg.' },
        { value: 'rail', label: 'By rail', hint: 'Not to this country.', isDisabled: true },
      ]}
    />
  )
}
