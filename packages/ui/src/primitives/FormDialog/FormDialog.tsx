'use client'

import { type ReactNode, useEffect, useId } from 'react'
import { fromCaller } from '../../lib/cn.ts'
import type { Form } from '../../lib/useForm.tsx'
import { useWords } from '../../lib/useWords.ts'
import { Button, type ButtonProps } from '../Button/Button.tsx'
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'
import { english } from '../Dialog/labels.ts'

export type FormDialogProps = Omit<DialogProps, 'children' | 'isPending'> &
  Pick<ButtonProps, 'variant' | 'disabledReason'> & {
    /** From `useForm`. Close the dialog in its `onSuccess`. */
    form: Pick<Form, 'props' | 'isPending'> & { clear: () => void }
    /** The text of the button that submits the form. */
    confirmLabel: string
    /** The fields, with `form.notice` below them. */
    children: ReactNode
    /** Content above the two buttons, such as a total. It is always visible. */
    footer?: ReactNode
    /** The `data-slot` of the form inside. @default 'form-dialog' */
    'data-slot'?: string | undefined
  }

/** A form in a dialog, with a submit button and a cancel button. The dialog stays open while the form is being submitted. */
export function FormDialog({
  form,
  confirmLabel,
  variant,
  disabledReason,
  onOpenChange,
  footer,
  'data-slot': slot,
  labels,
  className,
  children,
  ...props
}: FormDialogProps) {
  const words = useWords('Dialog', english, labels)
  const id = useId()

  // The host can close the dialog before the submit settles. When it opens again, it is a new form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the dialog opens
  useEffect(() => {
    if (props.isOpen) form.clear()
  }, [props.isOpen])

  function askToClose(isOpen: boolean) {
    if (form.isPending) return
    form.clear()
    onOpenChange(isOpen)
  }

  return (
    <Dialog
      {...props}
      className={fromCaller(className)}
      isPending={form.isPending}
      onOpenChange={askToClose}
      labels={labels}
      footer={
        <>
          {footer}
          <Button variant="secondary" aria-disabled={form.isPending || undefined} onClick={() => askToClose(false)}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} isPending={form.isPending} {...{ variant, disabledReason }}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form
        data-slot="form-dialog"
        {...form.props}
        // A script can submit the form without the button.
        onSubmit={disabledReason === undefined ? form.props.onSubmit : (event) => event.preventDefault()}
        {...(slot && { 'data-slot': slot })}
        id={id}
        className="grid min-w-0 gap-4"
      >
        {children}
      </form>
    </Dialog>
  )
}
