'use client'

import * as Engine from '@ariakit/react/combobox'
import { ChevronDown, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { isComposing } from '../../lib/isComposing.ts'
import { useFormReset } from '../../lib/useFormReset.ts'
import { useWords } from '../../lib/useWords.ts'
import { chevron, control, ownDirection, readOnly as readOnlyLook, singleLine } from '../Field/control.ts'
import { Field } from '../Field/Field.tsx'
import { labelIdOf, withDescription } from '../Field/FieldMessages.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { besideButtons, type ChooserProps, withoutStyle } from './chooser.ts'
import { type ComboboxLabels, english } from './labels.ts'
import { OptionList } from './OptionList.tsx'
import type { ComboboxGroup, ComboboxOption, ComboboxOptions } from './option.ts'
import { useChooser } from './useChooser.ts'
import { useSeen } from './useSeen.ts'

export type { ChooserProps, ComboboxGroup, ComboboxLabels, ComboboxOption, ComboboxOptions }

export type ComboboxProps = ChooserProps & {
  /** The chosen option's value, null for none; without it the field keeps that itself. */
  value?: string | null | undefined
  /**
   * The chosen option at the start, where the field keeps its own.
   * @default null
   */
  defaultValue?: string | null | undefined
  /** Called with the chosen option, or null when it is cleared. */
  onValueChange?: ((value: string | null) => void) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<ComboboxLabels> | undefined
}

/** One of many, found by typing. Native props and `ref` reach the input, `className` the field. */
export function Combobox({
  label,
  hint,
  error,
  mark,
  isLabelHidden,
  size = 'md',
  options,
  known,
  value,
  defaultValue = null,
  onValueChange,
  onSearch,
  isLoading = false,
  searchError,
  onRetry,
  onCreate,
  labels,
  id,
  name,
  form,
  disabled = false,
  readOnly = false,
  autoFocus = false,
  className,
  onBlur,
  onKeyDown,
  ...props
}: ComboboxProps) {
  const words = useWords('Combobox', english, labels)
  const box = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultValue)
  // While nobody types, the field shows what is chosen, and the list all there is.
  const [typed, setTyped] = useState<string>()
  const query = typed ?? ''
  const chosen = value === undefined ? own : value
  const chooser = useChooser({
    ...{ options, known, query, onSearch, isLoading, searchError, onCreate, disabled, readOnly, words },
  })
  const { isOpen, setIsOpen } = chooser
  const text = typed ?? (chosen === null ? '' : chooser.labelOf(chosen))
  const store = Engine.useComboboxStore({
    open: isOpen,
    setOpen: setIsOpen,
    value: text,
    setValue: (next) => next !== text && type(next),
    selectedValue: chosen ?? '',
    // After the last comes the first, and not the field, where Enter would choose nothing.
    compositeElementInFocusOrder: false,
  })
  useSeen(box)
  useFormReset(box, () => {
    setOwn(defaultValue)
    setTyped(undefined)
  })

  function change(next: string | null) {
    setOwn(next)
    if (next !== chosen) onValueChange?.(next)
  }

  function type(next: string) {
    setTyped(next)
    onSearch?.(next.trim())
    // What is seen is what is sent: an empty field has no value.
    if (next === '') change(null)
  }

  function choose(option: ComboboxOption) {
    chooser.remember(option)
    change(option.value)
    setTyped(undefined)
    setIsOpen(false)
  }

  async function create() {
    setIsOpen(false)
    const made = await onCreate?.(query.trim())
    if (made) choose(made)
  }

  function clear() {
    change(null)
    setTyped(undefined)
    box.current?.querySelector('input')?.focus()
  }

  /** Whoever wrote an option out and goes on has chosen it; anything else gives way to what was chosen before. */
  function leave(event: FocusEvent<HTMLInputElement>) {
    const named = query.trim() === '' ? undefined : chooser.isNamed(query)
    if (named && !named.isDisabled) choose(named)
    setTyped(undefined)
    setIsOpen(false)
    // After the choice: a form that checks a field when it is left has the value by then.
    onBlur?.(event)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || isComposing(event) || (!isOpen && typed === undefined)) return
    // A host's own layer around this one would close too.
    event.stopPropagation()
    event.preventDefault()
    setTyped(undefined)
    setIsOpen(false)
  }

  return (
    <Field
      {...{ label, hint, error, isLabelHidden, required: props.required, mark, className: fromCaller(className) }}
      controlId={id}
    >
      {(field) => (
        <div ref={box} data-slot="combobox" data-state={isOpen ? 'open' : 'closed'} className="relative">
          <Engine.Combobox
            store={store}
            data-slot="combobox-input"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...props}
            {...withDescription(field, props['aria-describedby'])}
            {...{ form, disabled, readOnly, autoFocus }}
            // The engine would write one where it is disabled, which a host's policy may forbid in what a server sends.
            style={withoutStyle}
            autoSelect
            setValueOnClick={false}
            onBlur={leave}
            onKeyDown={press}
            className={cn(control, singleLine[size], readOnlyLook, ownDirection, besideButtons)}
          />
          {name === undefined ? null : <input type="hidden" {...{ name, form, disabled }} value={chosen ?? ''} />}
          {text === '' || disabled || readOnly ? null : (
            <IconButton
              label={words.clear}
              icon={<X aria-hidden />}
              size="sm"
              className="absolute inset-y-0 end-8 my-auto text-arot-muted"
              onClick={clear}
            />
          )}
          <ChevronDown aria-hidden className={chevron} />
          {isOpen ? (
            <OptionList
              {...{ store, chooser, query, words, isLoading, onRetry }}
              field={box}
              labelledBy={labelIdOf(field.id)}
              hasFailed={Boolean(searchError)}
              isChosen={(option) => option === chosen}
              onChoose={choose}
              onCreate={create}
            />
          ) : null}
          <p role="status" className="sr-only">
            {isOpen ? chooser.news : ''}
          </p>
        </div>
      )}
    </Field>
  )
}
