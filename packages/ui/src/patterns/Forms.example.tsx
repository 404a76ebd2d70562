import { Button } from '@arot/ui/Button'
import { Checkbox } from '@arot/ui/Checkbox'
import { NumberInput } from '@arot/ui/NumberInput'
import { TextArea } from '@arot/ui/TextArea'
import { TextInput } from '@arot/ui/TextInput'
import { useForm } from '@arot/ui/useForm'
import { useState } from 'react'

type Draft = Record<string, string>
type Fields = { company: string; units: number; note: string }

export function FormsExample() {
  const [isOpen, setIsOpen] = useState(true)
  const [draft, setDraft] = useState<Draft>({})
  const [sent, setSent] = useState('')

  function finish(company: string) {
    setSent(`Your question is with the supplier, ${company}.`)
    setDraft({})
    setIsOpen(false)
  }

  return (
    <div className="grid max-w-md justify-items-start gap-4">
      <Button variant="secondary" onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Put it away' : 'Ask for an offer'}
      </Button>
      {isOpen ? <OfferForm draft={draft} onDraftChange={setDraft} onSent={finish} /> : null}
      <p aria-live="polite">{sent}</p>
    </div>
  )
}

type OfferFormProps = { draft: Draft; onDraftChange: (draft: Draft) => void; onSent: (company: string) => void }

function OfferForm({ draft, onDraftChange, onSent }: OfferFormProps) {
  const form = useForm<Fields>({
    validate: (data) => ({ fields: errorsOf(data) }),
    onSubmit: (data) => send(data),
    onSuccess: (data) => onSent(String(data.get('company'))),
    failure: { title: 'Your question was not sent.', text: 'It is all still here. Please send it again.' },
  })

  return (
    <form
      {...form.props}
      className="grid w-full gap-4"
      onInput={(event) => {
        form.props.onInput(event)
        onDraftChange(valuesOf(event.currentTarget))
      }}
    >
      <TextInput
        {...form.field('company')}
        label="Company"
        autoComplete="organization"
        required
        defaultValue={draft.company}
      />
      <NumberInput {...form.field('units')} label="Units" hint="120 or more." required defaultValue={draft.units} />
      <TextArea {...form.field('note')} label="What matters to you" defaultValue={draft.note} />
      <Checkbox label="Send a sample first" name="sample" defaultChecked={draft.sample === 'on'} />
      {form.notice}
      <Button type="submit" isPending={form.isPending} className="justify-self-start">
        Ask for an offer
      </Button>
    </form>
  )
}

function valuesOf(form: HTMLFormElement): Draft {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

function errorsOf(data: FormData) {
  const hasUnits = Number(data.get('units')) >= 120
  return {
    company:
      String(data.get('company')).trim() === ''
        ? 'Write the name of your company: the offer is made out to it.'
        : undefined,
    units: hasUnits ? undefined : 'Write a number of units, 120 or more.',
  }
}

let tries = 0

/** Stands in for your server: the connection fails now and then, and it rejects the supplier’s own name. */
async function send(data: FormData) {
  await new Promise((resolve) => setTimeout(resolve, 900))
  tries += 1
  if (tries % 2 === 1) throw new Error('no answer')
  const isSupplier = data.get('company') === 'Sonali Audio'
  return isSupplier ? { fields: { company: 'This is the supplier. Write the name of your own company.' } } : undefined
}
