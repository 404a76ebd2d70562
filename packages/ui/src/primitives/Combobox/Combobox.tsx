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
  /** The value of the chosen option, or null. Without it the field is uncontrolled. */
  value?: string | null | undefined
  /** The initial value, if the field is uncontrolled. @default null */
  defaultValue?: string | null | undefined
  /** Called with the chosen option, or null when it is cleared. */
  onValueChange?: ((value: string | null) => void) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<ComboboxLabels> | undefined
}

/** Chooses one of many options by typing. Native props and `ref` go to the input, `className` goes to the field. */
export function Combobox({
  label,
  hint,
  error,
  mark,
  isLabelHidden,
  size = 'md',
  options,
  extraOptions,
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
  // Undefined while nobody types: the input then shows the chosen option, and the list all options.
  const [typed, setTyped] = useState<string>()
  const query = typed ?? ''
  const chosen = value === undefined ? own : value
  const chooser = useChooser({
    ...{ options, extraOptions, query, onSearch, isLoading, searchError, onCreate, disabled, readOnly, words },
  })
  const { isOpen, setIsOpen } = chooser
  const text = typed ?? (chosen === null ? '' : chooser.labelOf(chosen))
  const store = Engine.useComboboxStore({
    open: isOpen,
    setOpen: setIsOpen,
    value: text,
    setValue: (next) => next !== text && type(next),
    selectedValue: chosen ?? '',
    // Arrow down on the last option goes to the first one, not to the input, where Enter would choose nothing.
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
    // An empty input has no value, so that the form submits what the user sees.
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

  /**
   * If the text is the full name of an option, leaving the field chooses that option. Otherwise the text goes back to
   * the chosen one.
   */
  function leave(event: FocusEvent<HTMLInputElement>) {
    const named = query.trim() === '' ? undefined : chooser.isNamed(query)
    if (named && !named.isDisabled) choose(named)
    setTyped(undefined)
    setIsOpen(false)
    // Called last, so that a form that validates on blur sees the new value.
    onBlur?.(event)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (event.key !== 'Escape' || isComposing(event) || (!isOpen && typed === undefined)) return
    // Otherwise Escape would also close the host's layer around the field.
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
            // The engine sets an inline style on a disabled input, which a content security policy can forbid in
            // server-rendered HTML.
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
            {isOpen ? chooser.status : ''}
          </p>
        </div>
      )}
    </Field>
  )
}
