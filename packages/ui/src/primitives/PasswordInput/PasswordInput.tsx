'use client'

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { control, type FieldOwned, readOnly, singleLine } from '../Field/control.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'

export type PasswordInputProps = FieldProps &
  Omit<ComponentProps<'input'>, FieldOwned | 'type'> & {
    /** What the button at its end does. */
    labels?: { show: string; hide: string } | undefined
  }

const english = { show: 'Show password', hide: 'Hide password' }

/** A password that its owner can look at. */
export function PasswordInput({
  label,
  hint,
  error,
  isLabelHidden,
  id,
  labels = english,
  className,
  ...props
}: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field {...{ label, hint, error, isLabelHidden, className: fromCaller(className) }} controlId={id}>
      {(field) => (
        <div className="relative">
          <input
            data-slot="password-input"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...props}
            {...field}
            type={isShown ? 'text' : 'password'}
            className={cn(control, singleLine, readOnly, 'pr-11 pointer-coarse:pr-12')}
          />
          <IconButton
            label={isShown ? labels.hide : labels.show}
            icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            size="sm"
            className="absolute inset-y-0 right-1 my-auto text-arot-16 text-arot-muted pointer-coarse:right-0"
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}
