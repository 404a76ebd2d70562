import { Button } from '@arot/ui/Button'
import { Checkbox } from '@arot/ui/Checkbox'
import { Notice } from '@arot/ui/Notice'
import { NumberInput, readNumber } from '@arot/ui/NumberInput'
import { TextArea } from '@arot/ui/TextArea'
import { TextInput } from '@arot/ui/TextInput'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'

type Draft = Record<string, string>
type Faults = { company?: string; units?: string }

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
  const [faults, setFaults] = useState<Faults>({})
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const values = valuesOf(form)
    const found = faultsOf(values)
    // What is wrong stands there before the focus comes, and is read with the field.
    flushSync(() => setFaults(found))
    const [first] = Object.keys(found)
    if (first !== undefined) return (form.elements.namedItem(first) as HTMLElement).focus()
    setFailure(false)
    setIsPending(true)
    try {
      await send()
      onSent(values.company ?? '')
    } catch {
      setFailure(true)
      setIsPending(false)
    }
  }

  return (
    <form
      noValidate
      className="grid w-full gap-4"
      onSubmit={submit}
      onInput={(event) => onDraftChange(valuesOf(event.currentTarget))}
    >
      {failure ? (
        <Notice title="Your question was not sent." text="It is all still here. Please send it again." />
      ) : null}
      <TextInput
        label="Company"
        name="company"
        autoComplete="organization"
        required
        defaultValue={draft.company}
        error={faults.company}
      />
      <NumberInput
        label="Units"
        name="units"
        hint="120 or more."
        required
        defaultValue={draft.units}
        error={faults.units}
      />
      <TextArea label="What matters to you" name="note" defaultValue={draft.note} />
      <Checkbox label="Send a sample first" name="sample" defaultChecked={draft.sample === 'on'} />
      <Button type="submit" isPending={isPending} className="justify-self-start">
        Ask for an offer
      </Button>
    </form>
  )
}

function valuesOf(form: HTMLFormElement): Draft {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

function faultsOf({ company = '', units = '' }: Draft): Faults {
  const count = readNumber(units, 'en-US')
  return {
    ...(company.trim() === '' && { company: 'Write the name of your company: the offer is made out to it.' }),
    ...((count === null || count < 120) && { units: 'Write a number of units, 120 or more.' }),
  }
}

let tries = 0

/** In the place of your server, whose line drops now and then. */
async function send() {
  await new Promise((resolve) => setTimeout(resolve, 900))
  tries += 1
  if (tries % 2 === 1) throw new Error('no answer')
}
