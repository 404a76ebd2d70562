'use client'

import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrors, Submit } from './rules.ts'

type Settings<Field extends string> = {
  /** In the order in which they stand. */
  fields: readonly Field[]
  validate: (values: Record<Field, string>) => FieldErrors<Field>
  /** What to say where the browser finds that it is no e-mail address, no web address. */
  malformed: FieldErrors<Field>
  onSubmit: Submit<Field>
}

/**
 * A form that is judged when it is sent: what is wrong stands at its field until that field is edited, and the first
 * such field gets the focus. The inputs keep their own values, so nothing typed before the page was ready is lost.
 */
export function useAuthForm<Field extends string>({ fields, validate, malformed, onSubmit }: Settings<Field>) {
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [isPending, setIsPending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isRefused = useRef(false)

  useEffect(() => {
    const first = fields.find((field) => errors[field] !== undefined)
    if (!isRefused.current || first === undefined) return
    isRefused.current = false
    controlOf(form.current, first)?.focus()
  }, [errors, fields])

  function refuse(found: FieldErrors<Field>) {
    isRefused.current = true
    setErrors(found)
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const element = event.currentTarget
    const values = valuesOf(element, fields)
    const misshapen = fields.filter((field) => controlOf(element, field)?.validity.typeMismatch)
    const found = { ...pick(malformed, misshapen), ...present(validate(values)) }
    if (hasWords(found)) return refuse(found)
    setIsPending(true)
    setHasFailed(false)
    try {
      const refused = await onSubmit(values)
      if (refused && hasWords(refused)) refuse(refused)
    } catch {
      setHasFailed(true)
    } finally {
      setIsPending(false)
    }
  }

  function edit(event: ChangeEvent<HTMLFormElement>) {
    const { name } = event.target as unknown as HTMLInputElement
    setErrors((current) => (name in current ? { ...current, [name]: undefined } : current))
  }

  return { errors, isPending, hasFailed, props: { ref: form, noValidate: true, onSubmit: submit, onChange: edit } }
}

function controlOf(form: HTMLFormElement | null, field: string) {
  const control = form?.elements.namedItem(field)
  return control instanceof HTMLInputElement ? control : undefined
}

function valuesOf<Field extends string>(form: HTMLFormElement, fields: readonly Field[]) {
  return Object.fromEntries(fields.map((field) => [field, controlOf(form, field)?.value ?? ''])) as Record<
    Field,
    string
  >
}

/** A host may name a field and say nothing of it. */
export function hasWords(errors: FieldErrors<string>) {
  return Object.values(errors).some((error) => error !== undefined)
}

function present<Field extends string>(errors: FieldErrors<Field>) {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as FieldErrors<Field>
}

function pick<Field extends string>(words: FieldErrors<Field>, fields: Field[]): FieldErrors<Field> {
  return Object.fromEntries(fields.map((field) => [field, words[field]])) as FieldErrors<Field>
}
