import { Button } from '@arot/ui/Button'
import { NumberInput, readNumber } from '@arot/ui/NumberInput'
import { type FormEvent, useState } from 'react'

/** The same locale as that of ArotProvider. */
const locale = 'en-US'

export function NumberInputExample() {
  const [price, setPrice] = useState('1.200')
  const [error, setError] = useState('')

  function check(event: FormEvent) {
    event.preventDefault()
    const amount = readNumber(price, locale)
    setError(amount === null || amount <= 0 ? 'Enter a price above 0' : '')
  }

  return (
    <form noValidate onSubmit={check} className="grid max-w-sm gap-4">
      <NumberInput
        label="Price"
        hint="For one unit, in US dollars."
        hasDecimals
        value={price}
        onTextChange={setPrice}
        error={error}
      />
      <NumberInput label="Stock" hint="Units in the warehouse." name="stock" defaultValue={4820} />
      <Button type="submit" className="justify-self-start">
        Save product
      </Button>
    </form>
  )
}
