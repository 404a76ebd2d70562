'use client'

import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Notice, type NoticeProps } from '../primitives/Notice/Notice.tsx'
import { answerOf, type FieldError, type FormAnswer, type FormErrors, hasErrors, placeErrors } from './formErrors.ts'

export type { FieldError, FormAnswer, FormErrors }

/** The content of the notice. */
type Words = Pick<NoticeProps, 'title' | 'text' | 'children'>

type Success = {
  /** The user has changed a field while the form was being submitted. A reset would lose that change. */
  isChanged: boolean
}

type Settings<Values extends object, Read> = {
  /** Checks the values before the submit. */
  validate?: ((values: Read, form: HTMLFormElement) => FormErrors<Values> | null | undefined) | undefined
  /** Submits the values. Return the errors, or nothing on success. */
  onSubmit: (values: Read) => FormAnswer<Values>
  /** Called after a submit without errors: reset the form here, or close its dialog. Not called after a reset. */
  onSuccess?: ((values: Read, form: HTMLFormElement, more: Success) => void) | undefined
  /** The notice when `onSubmit` throws. The message of the error is for developers and is not shown. */
  failure: Words
}

/** The props of a field: its name, its error, and a handler that clears the error on a change. */
type FieldProps<Value> = {
  name: string
  error?: string | undefined
  onValueChange: () => void
} & (Value extends readonly unknown[] ? { errors?: readonly (string | undefined)[] | undefined } : object)

export type Form<Values extends object = Record<string, string>> = {
  /** Props for the `<form>`. */
  props: {
    noValidate: true
    'aria-busy': true | undefined
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
    onReset: (event: FormEvent<HTMLFormElement>) => void
  }
  /** Spread it into the field with that name. */
  field<Name extends keyof Values & string>(name: Name): FieldProps<NonNullable<Values[Name]>>
  /** The notice with the form's errors. Render it above the button. */
  notice: ReactNode
  /** The content of the notice, or null. */
  problem: Words | null
  /** Whether the form is being submitted. */
  isPending: boolean
  /** Whether the form was submitted and is unchanged since. */
  isDone: boolean
  /** Clears the errors of these fields, or of all fields, and the notice. Without names it also ignores a pending submit. */
  clear(...names: (keyof Values & string)[]): void
}

type State = {
  errors: Partial<Record<string, FieldError<unknown[]>>>
  /** `failure` stands for the current `failure` texts. */
  problem: Words | 'failure' | null
  status: 'idle' | 'pending' | 'done'
}

const unchanged: ReadonlySet<string> = new Set()
const idle: State = { errors: {}, problem: null, status: 'idle' }

/**
 * Submits a form: validates it, sends it once, shows the errors and focuses the first one. The fields keep their
 * values. Without `read` your functions get the form's `FormData`.
 */
export function useForm<Values extends object>(
  settings: Settings<Values, Values> & {
    /** Reads the values at submit. @default its FormData */
    read: (form: HTMLFormElement) => Values
  },
): Form<Values>
export function useForm<Values extends object = Record<string, string>>(
  settings: Settings<Values, FormData> & { read?: undefined },
): Form<Values>
export function useForm<Values extends object>({
  read,
  validate,
  onSubmit,
  onSuccess,
  failure,
}: Settings<Values, Values | FormData> & { read?: ((form: HTMLFormElement) => Values) | undefined }): Form<Values> {
  const [{ errors, status, ...state }, setState] = useState(idle)
  const problem = state.problem === 'failure' ? failure : state.problem
  const notice = useRef<HTMLDivElement>(null)
  const focusLater = useRef<() => void>(null)
  // The fields that changed during the submit. A ref, because a second submit can come before React renders.
  const sending = useRef<Set<string>>(null)
  const names = new Set<string>()
  const isPending = status === 'pending'

  // After the errors are rendered, so that a screen reader reads the field together with its error.
  useLayoutEffect(() => {
    focusLater.current?.()
    focusLater.current = null
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    // In React's tree, the form of a dialog can be inside another form, and its submit event bubbles.
    if (event.target !== form) return
    event.preventDefault()
    if (sending.current) return
    const values = read ? read(form) : new FormData(form)
    const found = validate?.(values, form) ?? {}
    // A field can be invalid by its own check, such as a day outside its limits.
    flushSync(() => {
      setState(idle)
      form.checkValidity()
    })
    if (hasErrors(found)) return showErrors(form, found)
    const invalid = firstInvalid(form)
    if (invalid) invalid.focus()
    else void send(form, values)
  }

  async function send(form: HTMLFormElement, values: Values | FormData) {
    const changed = new Set<string>()
    sending.current = changed
    setState({ ...idle, status: 'pending' })
    const result = await answerOf(onSubmit, values)
    // The form was reset, and perhaps submitted again.
    if (sending.current !== changed) return
    sending.current = null
    if (result === 'failure') return show(form, { ...idle, problem: 'failure' }, changed)
    if (hasErrors(result)) return showErrors(form, result, changed)
    const isChanged = changed.size > 0
    setState({ ...idle, status: isChanged ? 'idle' : 'done' })
    onSuccess?.(values, form, { isChanged })
  }

  function showErrors(form: HTMLFormElement, { fields, ...words }: FormErrors<Values>, changed = unchanged) {
    const { errors, hasNotice, text } = placeErrors({ fields, text: words.text }, names, changed)
    const problem = { ...((words.title ? words : failure) as Words), ...(text && { text }) }
    show(form, { ...idle, errors, problem: hasNotice ? problem : null }, changed)
  }

  /** Shows the errors and focuses the first invalid field, or the notice. */
  function show(form: HTMLFormElement, state: State, changed: ReadonlySet<string>) {
    // If the user is typing, do not move the focus into another field.
    const field = () => (changed.size > 0 ? null : firstInvalid(form))
    focusLater.current = () => (field() ?? notice.current)?.focus()
    flushSync(() => setState(state))
  }

  function clear(...fields: string[]) {
    if (sending.current && fields.length > 0) {
      for (const name of fields) sending.current.add(name)
      return
    }
    sending.current = null
    setState((state) => {
      const errors = { ...state.errors }
      for (const name of fields.length > 0 ? fields : Object.keys(errors)) delete errors[name]
      // Return the same state if nothing changes, so that typing does not render again.
      const isSame = Object.keys(errors).length === Object.keys(state.errors).length
      return isSame && state.problem === null && state.status === 'idle' ? state : { ...idle, errors }
    })
  }

  return {
    props: {
      noValidate: true,
      'aria-busy': isPending || undefined,
      onSubmit: submit,
      onInput: ({ currentTarget, target }) => {
        if (currentTarget.contains(target as Node)) clear((target as HTMLInputElement).name)
      },
      onReset: ({ currentTarget, target }) => {
        if (target === currentTarget) clear()
      },
    },
    field(name) {
      names.add(name)
      // A field can have the name `constructor`.
      const error = Object.hasOwn(errors, name) ? errors[name] : undefined
      // A field without an error for each entry shows the first one.
      const fault = typeof error === 'object' ? { error: error.find(Boolean), errors: error } : { error }
      return { name, ...fault, onValueChange: () => clear(name) } as ReturnType<Form<Values>['field']>
    },
    notice: problem === null ? null : <Notice {...problem} ref={notice} tabIndex={-1} className="arot-focus" />,
    problem,
    isPending,
    isDone: status === 'done',
    clear,
  }
}

function firstInvalid(form: HTMLFormElement) {
  // A group of controls has no `aria-invalid` of its own, unless it is a radio group.
  return form.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-state="invalid"]')
}
