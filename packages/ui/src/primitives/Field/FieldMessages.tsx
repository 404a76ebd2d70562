import { CircleAlert } from 'lucide-react'
import type { ReactElement } from 'react'

/** What every control of a form says about itself. */
export type FieldProps = {
  /** What the control is for: its name for everyone. */
  label: string | ReactElement
  /** What helps to fill it in, below the control. */
  hint?: string | ReactElement | null | false | undefined
  /** What is wrong with it; an empty text is none. */
  error?: string | ReactElement | null | false | undefined
  /** It has to be filled in. The browser checks that, and a screen reader says it. */
  required?: boolean | undefined
  /** Behind the label, for the eye alone: “(optional)”, or nothing. @default a star where it is required */
  mark?: string | undefined
  /** Where the surroundings show what it is for; it keeps its name. @default false */
  isLabelHidden?: boolean | undefined
}

type Messages = Pick<FieldProps, 'hint' | 'error'>

/** What a control takes over from its field, so that label, hint and error belong to it. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required?: boolean | undefined
}

/** Of the label, where something beside the control is named by it too. */
export const labelIdOf = (id: string) => `${id}-label`

/** Ties the control of that id to what is said below it. */
export function describeControl(id: string, { hint, error }: Messages): FieldControl {
  // The error is read first: it is the news.
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': descriptions || undefined, 'aria-invalid': Boolean(error) || undefined }
}

/** Adds the descriptions that the caller gave to those of the field. */
export function withDescription(control: FieldControl, ids: string | undefined): FieldControl {
  return { ...control, 'aria-describedby': [control['aria-describedby'], ids].filter(Boolean).join(' ') || undefined }
}

/** The control says itself that it is required, and the label's text stays what a test or a person looks for. */
export function FieldMark({ required, mark }: Pick<FieldProps, 'required' | 'mark'>) {
  return (mark ?? required) ? (
    <span aria-hidden data-slot="field-mark" data-text={mark} className="arot-field-mark" />
  ) : null
}

type Props = Messages & {
  /** The control's. */
  id: string
}

/** What is wrong with a control, and what helps to fill it in. */
export function FieldMessages({ id, hint, error }: Props) {
  return (
    <>
      {error ? (
        <div
          id={`${id}-error`}
          data-slot="field-error"
          className="wrap-anywhere flex gap-1.5 whitespace-pre-line text-arot-13 text-arot-signal-strong"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0">{error}</span>
        </div>
      ) : null}
      {hint ? (
        <div id={`${id}-hint`} data-slot="field-hint" className="wrap-anywhere text-arot-12 text-arot-muted">
          {hint}
        </div>
      ) : null}
    </>
  )
}
