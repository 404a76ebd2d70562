'use client'

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { changeHandler } from '../../lib/changeHandler.ts'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { control, type FieldPropName, ownDirection, readOnly, type SizeProp, singleLine } from '../Field/control.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { withDescription } from '../Field/FieldMessages.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { english, type PasswordInputLabels } from './labels.ts'

export type { PasswordInputLabels }

export type PasswordInputProps = FieldProps &
  SizeProp &
  Omit<ComponentProps<'input'>, FieldPropName | 'type'> & {
    /** Called with the value after each change. The native `onChange` gets the event. */
    onValueChange?: ((value: string) => void) | undefined
    /** The names of the button that shows or hides the password. */
    labels?: Partial<PasswordInputLabels> | undefined
  }

/** A password field. A button shows the password. */
export function PasswordInput({
  label,
  hint,
  error,
  mark,
  isLabelHidden,
  size = 'md',
  id,
  labels,
  onValueChange,
  onChange,
  className,
  ...props
}: PasswordInputProps) {
  const words = useWords('PasswordInput', english, labels)
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      {...{ label, hint, error, isLabelHidden, required: props.required, mark, className: fromCaller(className) }}
      controlId={id}
    >
      {(field) => (
        <div className="relative">
          <input
            data-slot="password-input"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...props}
            {...withDescription(field, props['aria-describedby'])}
            {...changeHandler(onChange, onValueChange)}
            type={isShown ? 'text' : 'password'}
            className={cn(control, singleLine[size], readOnly, ownDirection, 'pe-11 pointer-coarse:pe-12')}
          />
          <IconButton
            label={isShown ? words.hide : words.show}
            icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            size="sm"
            className="absolute inset-y-0 end-1 my-auto text-arot-16 text-arot-muted pointer-coarse:end-0"
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}
