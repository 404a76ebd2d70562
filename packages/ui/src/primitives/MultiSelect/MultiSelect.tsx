'use client'

import * as Engine from '@ariakit/react/combobox'
import { X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { isComposing } from '../../lib/isComposing.ts'
import { useWords } from '../../lib/useWords.ts'
import type { ChooserProps, ComboboxLabels, ComboboxOption } from '../Combobox/Combobox.tsx'
import { english as comboboxEnglish } from '../Combobox/labels.ts'
import { OptionList } from '../Combobox/OptionList.tsx'
import { useChooser, useFormReset } from '../Combobox/useChooser.ts'
import { Field } from '../Field/Field.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { ChosenTags } from './ChosenTags.tsx'
import { english, type MultiSelectLabels } from './labels.ts'
import { boxLook, inputLook } from './look.ts'

export type { MultiSelectLabels }

export type MultiSelectProps = ChooserProps & {
  /** What is chosen, in the order in which it was; without it the field keeps that itself. */
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: string[]) => void) | undefined
  labels?: Partial<MultiSelectLabels & Omit<ComboboxLabels, keyof MultiSelectLabels>> | undefined
}

/** Several of many, as tags in the field. Native props and `ref` reach the input, `className` the field. */
export function MultiSelect({
  label,
  hint,
  error,
  isLabelHidden,
  options,
  known,
  value,
  defaultValue = none,
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
  required = false,
  placeholder,
  className,
  onBlur,
  onKeyDown,
  ...props
}: MultiSelectProps) {
  const words = useWords('MultiSelect', english, labels)
  const { count: _, clear: __, ...listLabels } = labels ?? {}
  const listWords = useWords('Combobox', comboboxEnglish, listLabels)
  const { locale } = useHost()
  const box = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultValue)
  const [query, setQuery] = useState('')
  const [news, setNews] = useState('')
  const chosen = value ?? own
  const isHeld = disabled || readOnly
  const chooser = useChooser({
    ...{ options, known, query, onSearch, isLoading, searchError, onCreate, disabled, readOnly, words: listWords },
  })
  const { isOpen, setIsOpen } = chooser
  const store = Engine.useComboboxStore({
    open: isOpen,
    setOpen: setIsOpen,
    value: query,
    setValue: (next) => next !== query && type(next),
    selectedValue: [...chosen],
    resetValueOnSelect: false,
    resetValueOnHide: false,
  })
  useFormReset(box, () => {
    setOwn(defaultValue)
    setQuery('')
    setNews('')
  })

  const countOf = (number: number) => words.count(formatNumber(number, locale), number)

  function change(next: string[], said: string) {
    setOwn(next)
    onValueChange?.(next)
    setNews([said, countOf(next.length)].filter(Boolean).join(', '))
  }

  function type(next: string) {
    setQuery(next)
    setNews('')
    onSearch?.(next.trim())
  }

  function add(option: ComboboxOption) {
    chooser.remember(option)
    change([...chosen, option.value], words.added(option.label))
    if (query !== '') {
      setQuery('')
      onSearch?.('')
    }
  }

  function remove(gone: string) {
    change(
      chosen.filter((each) => each !== gone),
      words.removed(chooser.labelOf(gone)),
    )
    input()?.focus()
  }

  async function create() {
    const made = await onCreate?.(query.trim())
    if (made && !chosen.includes(made.value)) add(made)
  }

  const input = () => box.current?.querySelector<HTMLInputElement>('[role="combobox"]')

  function leave(event: FocusEvent<HTMLInputElement>) {
    onBlur?.(event)
    setIsOpen(false)
    setQuery('')
    setNews('')
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (isComposing(event)) return
    const last = chosen.at(-1)
    if (event.key === 'Backspace' && query === '' && last !== undefined && !isHeld && !event.repeat) remove(last)
    if (event.key !== 'Escape' || (!isOpen && query === '')) return
    // A host's own layer around this one would close too.
    event.stopPropagation()
    event.preventDefault()
    setIsOpen(false)
    setQuery('')
  }

  return (
    <Field {...{ label, hint, error, isLabelHidden, className: fromCaller(className) }} controlId={id}>
      {(field) => (
        <div
          ref={box}
          data-slot="multi-select"
          data-state={isOpen ? 'open' : 'closed'}
          data-invalid={field['aria-invalid']}
          data-held={isHeld || undefined}
          className={cn(boxLook)}
          // The whole box is the field: a press beside the input is a press on it.
          onMouseDown={(event) => {
            if (event.target !== event.currentTarget) return
            event.preventDefault()
            input()?.focus()
            setIsOpen(true)
          }}
        >
          <ChosenTags
            label={`${label}: ${words.chosen}`}
            values={chosen}
            labelOf={chooser.labelOf}
            onRemove={isHeld ? undefined : remove}
          />
          <Engine.Combobox
            store={store}
            data-slot="multi-select-input"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...props}
            {...field}
            {...{ form, disabled, readOnly, autoFocus }}
            aria-description={chosen.length > 0 ? countOf(chosen.length) : undefined}
            required={required && chosen.length === 0}
            placeholder={chosen.length === 0 ? placeholder : undefined}
            autoSelect
            setValueOnClick={false}
            onBlur={leave}
            onKeyDown={press}
            className={cn(inputLook)}
          />
          {name === undefined
            ? null
            : chosen.map((each) => <input key={each} type="hidden" {...{ name, form, disabled }} value={each} />)}
          {chosen.length === 0 || isHeld ? null : (
            <IconButton
              label={words.clear}
              icon={<X aria-hidden />}
              size="sm"
              className="absolute end-1 top-1 text-arot-muted pointer-coarse:top-0 pointer-coarse:end-0"
              onClick={() => {
                change([], '')
                input()?.focus()
              }}
            />
          )}
          {isOpen ? (
            <OptionList
              {...{ store, chooser, label, query, isLoading, onRetry }}
              words={listWords}
              field={box}
              hasFailed={Boolean(searchError)}
              isChosen={(option) => chosen.includes(option)}
              onChoose={(option) => (chosen.includes(option.value) ? remove(option.value) : add(option))}
              onCreate={create}
            />
          ) : null}
          <p role="status" className="sr-only">
            {news || (isOpen ? chooser.news : '')}
          </p>
        </div>
      )}
    </Field>
  )
}

const none: readonly string[] = []
