'use client'

import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Notice, type NoticeProps } from '../primitives/Notice/Notice.tsx'
import { answerOf, type FieldError, type FormAnswer, type FormErrors, hasErrors, placeErrors } from './formErrors.ts'

export type { FieldError, FormAnswer, FormErrors }

/** What a notice says. */
type Words = Pick<NoticeProps, 'title' | 'text' | 'children'>

type Success = {
  /** A field was changed while the form was being sent. A reset would lose that. */
  isChanged: boolean
}

type Settings<Values extends object, Read> = {
  /** Checks what was read, before anything is sent. */
  validate?: ((values: Read, form: HTMLFormElement) => FormErrors<Values> | null | undefined) | undefined
  /** Sends it. Return what is wrong with it, or nothing. */
  onSubmit: (values: Read) => FormAnswer<Values>
  /** Called once it is sent and nothing was wrong: reset the form here, or close its dialog. Not called after a reset. */
  onSuccess?: ((values: Read, form: HTMLFormElement, more: Success) => void) | undefined
  /** What the form says when `onSubmit` throws. The message of the error is for developers, and not shown. */
  failure: Words
}

/** What a field takes: its name, its error, and that a change takes the error away. */
type FieldProps<Value> = {
  name: string
  error?: string | undefined
  onValueChange: () => void
} & (Value extends readonly unknown[] ? { errors?: readonly (string | undefined)[] | undefined } : object)

export type Form<Values extends object = Record<string, string>> = {
  /** For the `<form>`. */
  props: {
    noValidate: true
    'aria-busy': true | undefined
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
    onReset: (event: FormEvent<HTMLFormElement>) => void
  }
  /** Spread it into the field of that name. */
  field<Name extends keyof Values & string>(name: Name): FieldProps<NonNullable<Values[Name]>>
  /** What is wrong with the whole form. Draw it above the button. */
  notice: ReactNode
  /** What the notice says. */
  problem: Words | null
  /** It is being sent. */
  isPending: boolean
  /** It was sent, and nothing was changed since. */
  isDone: boolean
  /** Takes away the errors of these fields, or all of them, and the notice. Without names, a submission that is pending is forgotten. */
  clear(...names: (keyof Values & string)[]): void
}

type State = {
  errors: Partial<Record<string, FieldError<unknown[]>>>
  /** `failure` stands for the words of that name, whatever they are by now. */
  problem: Words | 'failure' | null
  status: 'idle' | 'pending' | 'done'
}

const unchanged: ReadonlySet<string> = new Set()
const idle: State = { errors: {}, problem: null, status: 'idle' }

/**
 * Submits a form: checks it, sends it once, shows what is wrong and brings the focus there. The fields keep their values.
 * Without `read` your functions get the form's `FormData`.
 */
export function useForm<Values extends object>(
  settings: Settings<Values, Values> & {
    /** Reads the values when the form is submitted. @default its FormData */
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
  // The fields that were changed while it is sent. Not the state: a second submit may come before it is drawn.
  const sending = useRef<Set<string>>(null)
  const names = new Set<string>()
  const isPending = status === 'pending'

  // Once the errors are drawn: a screen reader reads a field together with its error.
  useLayoutEffect(() => {
    focusLater.current?.()
    focusLater.current = null
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    // In React's tree, the form of a dialog may stand inside another form.
    if (event.target !== form) return
    event.preventDefault()
    if (sending.current) return
    const values = read ? read(form) : new FormData(form)
    const found = validate?.(values, form) ?? {}
    // A field may find by itself that it cannot be sent, as a day out of its limits.
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
    // The form was reset, and perhaps sent again.
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

  /** Shows what is wrong, with the focus on the first invalid field, or on the notice. */
  function show(form: HTMLFormElement, state: State, changed: ReadonlySet<string>) {
    // Whoever is typing must not go on in another field.
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
      // Nothing is drawn anew for each key that is pressed.
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
      // A field may be called `constructor`.
      const error = Object.hasOwn(errors, name) ? errors[name] : undefined
      // A field that shows no list shows its first text.
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
  // A group of several controls is not invalid itself, unless they are radio buttons.
  return form.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[data-state="invalid"]')
}
