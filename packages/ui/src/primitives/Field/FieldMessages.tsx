import { CircleAlert } from 'lucide-react'
import type { ReactElement } from 'react'

/** The props that every form control shares. */
export type FieldProps = {
  /** The label, which names the control. */
  label: string | ReactElement
  /** Help for the user, below the control. */
  hint?: string | ReactElement | null | false | undefined
  /** The error. An empty text means no error. */
  error?: string | ReactElement | null | false | undefined
  /** Whether the field must be filled in. The browser validates it, and a screen reader announces it. */
  required?: boolean | undefined
  /** A visual mark after the label: “(optional)”, or an empty text for none. @default a star if required */
  mark?: string | undefined
  /** Hides the label visually if the context shows the purpose. The control keeps its name. @default false */
  isLabelHidden?: boolean | undefined
}

type Messages = Pick<FieldProps, 'hint' | 'error'>

/** The props that connect a control to its label, hint and error. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required?: boolean | undefined
}

/** The id of the label, for another element that it names too. */
export const labelIdOf = (id: string) => `${id}-label`

/** Connects the control with this id to its hint and error. */
export function describeControl(id: string, { hint, error }: Messages): FieldControl {
  // A screen reader reads the error first, because it is new.
  const descriptions = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': descriptions || undefined, 'aria-invalid': Boolean(error) || undefined }
}

/** Adds the caller's descriptions to those of the field. */
export function withDescription(control: FieldControl, ids: string | undefined): FieldControl {
  return { ...control, 'aria-describedby': [control['aria-describedby'], ids].filter(Boolean).join(' ') || undefined }
}

/** Hidden from screen readers: the control itself has `required`, and the text of the label stays searchable for tests. */
export function FieldMark({ required, mark }: Pick<FieldProps, 'required' | 'mark'>) {
  return (mark ?? required) ? (
    <span aria-hidden data-slot="field-mark" data-text={mark} className="arot-field-mark" />
  ) : null
}

type Props = Messages & {
  /** The id of the control. */
  id: string
}

/** The error and the hint of a control. */
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
