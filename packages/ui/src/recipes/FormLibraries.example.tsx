import { Button } from '@arot/ui/Button'
import { DateField } from '@arot/ui/DateField'
import { MultiSelect } from '@arot/ui/MultiSelect'
import { NumberInput } from '@arot/ui/NumberInput'
import { RadioGroup } from '@arot/ui/RadioGroup'
import { type FormEvent, useState } from 'react'

export function FormLibrariesExample() {
  const [price, setPrice] = useState<number | null>(1200.5)
  const [markets, setMarkets] = useState<string[]>([])
  const [sent, setSent] = useState('')

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)]
    setSent(entries.map(([name, value]) => `${name}=${value}`).join(' '))
  }

  return (
    <form onSubmit={send} className="grid max-w-sm justify-items-start gap-4">
      <NumberInput label="Price" name="price" hasDecimals value={price} onValueChange={setPrice} />
      <MultiSelect
        label="Markets"
        name="markets"
        options={[
          { value: 'eu', label: 'Europe' },
          { value: 'us', label: 'America' },
        ]}
        value={markets}
        onValueChange={setMarkets}
      />
      <DateField label="Available from" name="from" defaultValue="2026-12-01" />
      <RadioGroup
        label="Delivery"
        name="delivery"
        defaultValue="sea"
        options={[
          { value: 'road', label: 'By road' },
          { value: 'sea', label: 'By sea' },
        ]}
      />
      <Button type="submit">Send</Button>
      <output>{sent}</output>
    </form>
  )
}
