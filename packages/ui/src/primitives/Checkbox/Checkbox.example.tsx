import { Checkbox, CheckboxGroup } from '@arot/ui/Checkbox'

export function CheckboxExample() {
  return (
    <CheckboxGroup label="Papers with each delivery" hint="As many as you need.">
      <Checkbox name="papers" value="invoice" label="Invoice" defaultChecked />
      <Checkbox name="papers" value="origin" label="Certificate of origin" />
      <Checkbox name="papers" value="safety" label="Safety sheet" disabledReason="Only for chemical goods" />
    </CheckboxGroup>
  )
}
