'use client'

import { Check, Minus } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { giveRef } from '../../lib/giveRef.ts'
import { choice, choiceAlone, choiceHeld, choiceMark, refuse } from '../Field/choice.ts'
import type { FieldPropName } from '../Field/control.ts'
import { describeControl, FieldMark, FieldMessages, type FieldProps, withDescription } from '../Field/FieldMessages.tsx'

export { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx'

export type CheckboxProps = FieldProps &
  Omit<ComponentProps<'input'>, FieldPropName | 'type' | 'children'> & {
    /**
     * Some of the items that it stands for are on and some are off. A press does not change it; only the host does.
     * @default false
     */
    isIndeterminate?: boolean | undefined
    /** Why it cannot be changed, in place of the hint. It stays focusable, and the form submits its value. */
    disabledReason?: string | undefined
    /** Called with the new state after each change. */
    onValueChange?: ((isChecked: boolean) => void) | undefined
  }

/** A yes or no that is submitted with a form. For an immediate effect use a Switch. */
export function Checkbox({
  label,
  hint,
  error,
  mark,
  isLabelHidden = false,
  isIndeterminate = false,
  disabledReason,
  onValueChange,
  ref,
  className,
  onChange,
  ...props
}: CheckboxProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  const messages = { hint: disabledReason ?? hint, error }

  function change(event: ChangeEvent<HTMLInputElement>) {
    onValueChange?.(event.currentTarget.checked)
    onChange?.(event)
    // A press makes the browser clear the state, but only the host decides about it.
    event.currentTarget.indeterminate = isIndeterminate
  }

  return (
    <div
      data-slot="checkbox-field"
      data-state={error ? 'invalid' : 'valid'}
      className={cn('grid min-w-0 content-start gap-y-0.5', fromCaller(className))}
    >
      <label className={cn(choice, isLabelHidden && choiceAlone, disabledReason !== undefined && choiceHeld)}>
        <span className="grid self-start *:col-start-1 *:row-start-1">
          <input
            data-slot="checkbox"
            aria-disabled={disabledReason === undefined ? undefined : true}
            {...props}
            {...(disabledReason === undefined ? null : { onClickCapture: refuse })}
            {...withDescription(describeControl(id, messages), props['aria-describedby'])}
            // HTML has no attribute for this state.
            ref={(input) => {
              if (input) input.indeterminate = isIndeterminate
              return giveRef(ref, input)
            }}
            type="checkbox"
            onChange={change}
            className={cn(choiceMark, box)}
          />
          <Check aria-hidden strokeWidth={3} className={cn(glyph, '[:checked:not(:indeterminate)+&]:block')} />
          <Minus aria-hidden strokeWidth={3} className={cn(glyph, '[:indeterminate+*+&]:block')} />
        </span>
        <span data-slot="field-label" className={cn('wrap-anywhere', isLabelHidden && 'sr-only')}>
          {label}
          <FieldMark required={props.required} mark={mark} />
        </span>
      </label>
      <div className={cn('grid gap-y-0.5 empty:hidden', !isLabelHidden && 'ms-7.5')}>
        <FieldMessages {...messages} id={id} />
      </div>
    </div>
  )
}

const box =
  'size-5 rounded-[min(var(--arot-radius-control),5px)] checked:border-arot-brand checked:bg-arot-brand indeterminate:border-arot-brand indeterminate:bg-arot-brand forced-colors:checked:bg-[Highlight] forced-colors:checked:forced-color-adjust-none forced-colors:disabled:checked:bg-[GrayText] forced-colors:aria-disabled:not-aria-busy:checked:bg-[GrayText] forced-colors:indeterminate:bg-[Highlight] forced-colors:indeterminate:forced-color-adjust-none print:[print-color-adjust:exact]'

const glyph =
  'pointer-events-none m-auto hidden size-3.5 text-arot-on-brand not-forced-colors:[:disabled~&]:text-arot-muted not-forced-colors:[[aria-disabled=true]~&]:text-arot-muted forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none print:[print-color-adjust:exact]'
