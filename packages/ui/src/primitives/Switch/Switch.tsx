'use client'

import { type ChangeEvent, type ComponentProps, useId, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { choice, choiceAlone, choiceHeld, choiceMark, refuse } from '../Field/choice.ts'
import type { FieldPropName } from '../Field/control.ts'
import { describeControl, FieldMark, FieldMessages, type FieldProps, withDescription } from '../Field/FieldMessages.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'

export type SwitchProps = FieldProps &
  Omit<ComponentProps<'input'>, FieldPropName | 'type' | 'role' | 'children'> & {
    /** Why it cannot be changed, in place of the hint. It stays focusable. */
    disabledReason?: string | undefined
    /**
     * Called with the new state. If it returns a promise, the switch is pending until it settles, and goes back if it
     * fails.
     */
    onValueChange?: ((isOn: boolean) => Promise<void> | void) | undefined
  }

/** Turns something on or off immediately. For a value that is submitted with a form use a Checkbox. */
export function Switch({
  label,
  hint,
  error,
  mark,
  isLabelHidden = false,
  disabledReason,
  onValueChange,
  className,
  onChange,
  ...props
}: SwitchProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  const [request, setRequest] = useState<boolean | null>(null)
  const isPending = request !== null
  const isHeld = isPending || disabledReason !== undefined
  const messages = { hint: disabledReason ?? hint, error }

  async function change(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget
    const next = input.checked
    const answer = onValueChange?.(next)
    onChange?.(event)
    if (answer === undefined) return
    setRequest(next)
    try {
      await answer
    } catch {
      // The host knows why its promise failed, and passes an `error`.
      if (props.checked === undefined) input.checked = !next
    } finally {
      setRequest(null)
    }
  }

  return (
    <div
      data-slot="switch-field"
      data-state={error ? 'invalid' : 'valid'}
      className={cn('grid min-w-0 content-start gap-y-0.5', fromCaller(className))}
    >
      <label className={cn(choice, isLabelHidden && choiceAlone, disabledReason !== undefined && choiceHeld)}>
        <span className="relative">
          <input
            data-slot="switch"
            aria-busy={isPending || undefined}
            aria-disabled={isHeld || undefined}
            {...props}
            {...(props.checked === undefined ? null : { checked: request ?? props.checked })}
            {...(isHeld ? { onClickCapture: refuse } : null)}
            {...withDescription(describeControl(id, messages), props['aria-describedby'])}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own checked state
            role="switch"
            onChange={change}
            className={cn(choiceMark, track)}
          />
          <span aria-hidden data-slot="switch-thumb" className={thumb}>
            {isPending ? <Spinner className="size-full text-arot-brand" /> : null}
          </span>
        </span>
        <span data-slot="field-label" className={cn('wrap-anywhere', isLabelHidden && 'sr-only')}>
          {label}
          <FieldMark required={props.required} mark={mark} />
        </span>
      </label>
      <div className={cn('grid gap-y-0.5 empty:hidden', !isLabelHidden && 'ms-11.5')}>
        <FieldMessages {...messages} id={id} />
      </div>
    </div>
  )
}

const track =
  'h-5 w-9 rounded-full border-transparent bg-arot-control group-hover/choice:border-transparent group-hover/choice:bg-arot-muted checked:bg-arot-brand group-hover/choice:checked:bg-arot-brand-strong forced-colors:border-[ButtonText] forced-colors:checked:bg-[Highlight] forced-colors:checked:forced-color-adjust-none forced-colors:disabled:checked:bg-[GrayText] forced-colors:aria-disabled:not-aria-busy:checked:bg-[GrayText] print:[print-color-adjust:exact]'

/** The position of the thumb shows the state, not only the colour. */
const thumb =
  'pointer-events-none absolute start-0.75 top-0.75 size-3.5 rounded-full bg-arot-surface transition-transform duration-arot-quick [:checked+&]:translate-x-4 rtl:[:checked+&]:-translate-x-4 not-forced-colors:[:disabled+&]:bg-arot-control not-forced-colors:[[aria-disabled=true]:not([aria-busy])+&]:bg-arot-control forced-colors:bg-[ButtonText] forced-colors:[:disabled+&]:bg-[GrayText] forced-colors:forced-color-adjust-none forced-colors:[:checked:is(*,:disabled)+&]:bg-[HighlightText] print:[print-color-adjust:exact]'
