import { CircleAlert } from 'lucide-react'

/** What every control of a form says about itself. */
export type FieldProps = {
  /** What the control is for: its name for everyone. */
  label: string
  /** What helps to fill it in, below the control. */
  hint?: string | undefined
  /** What is wrong with it; an empty one is none. */
  error?: string | undefined
  /** Where the surroundings show what it is for; it keeps its name. @default false */
  isLabelHidden?: boolean | undefined
}

type Messages = Pick<FieldProps, 'hint' | 'error'>

/** What a control takes over from its field, so that label, hint and error belong to it. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Ties the control of that id to what is said below it. */
export function tied(id: string, { hint, error }: Messages): FieldControl {
  // The error is read first: it is the news.
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': descriptions || undefined, 'aria-invalid': Boolean(error) || undefined }
}

/** Adds the descriptions that the caller gave to those of the field. */
export function withDescription(control: FieldControl, ids: string | undefined): FieldControl {
  return { ...control, 'aria-describedby': [control['aria-describedby'], ids].filter(Boolean).join(' ') || undefined }
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
        <p
          id={`${id}-error`}
          data-slot="field-error"
          className="wrap-anywhere flex gap-1.5 whitespace-pre-line text-arot-13 text-arot-signal-strong"
        >
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} data-slot="field-hint" className="wrap-anywhere text-arot-12 text-arot-muted">
          {hint}
        </p>
      ) : null}
    </>
  )
}
