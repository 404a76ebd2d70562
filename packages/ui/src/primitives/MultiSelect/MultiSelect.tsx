'use client'

import * as Engine from '@ariakit/react/combobox'
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { isComposing } from '../../lib/isComposing.ts'
import { useWords } from '../../lib/useWords.ts'
import type { ComboboxLabels } from '../Combobox/Combobox.tsx'
import { type ChooserProps, withoutStyle } from '../Combobox/chooser.ts'
import { english as comboboxEnglish } from '../Combobox/labels.ts'
import { OptionList } from '../Combobox/OptionList.tsx'
import { useSeen } from '../Combobox/useSeen.ts'
import { Field } from '../Field/Field.tsx'
import { labelIdOf, withDescription } from '../Field/FieldMessages.tsx'
import { BoxEnd } from './BoxEnd.tsx'
import { ChosenTags, SentValues } from './ChosenTags.tsx'
import { english, type MultiSelectLabels } from './labels.ts'
import { boxLook, boxSizes, inputLook, inputSizes } from './look.ts'
import { useMany } from './useMany.ts'

export type { MultiSelectLabels }

export type MultiSelectProps = ChooserProps & {
  /** The chosen values, in the order of choosing. Without it the field is uncontrolled. */
  value?: readonly string[] | undefined
  /** The initial values, if the field is uncontrolled. */
  defaultValue?: readonly string[] | undefined
  /** Called with all chosen options after each change. */
  onValueChange?: ((value: string[]) => void) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<MultiSelectLabels & Omit<ComboboxLabels, keyof MultiSelectLabels>> | undefined
}

/**
 * Chooses several of many options, shown as tags in the field. Native props and `ref` go to the input, `className` goes
 * to the field.
 */
export function MultiSelect({
  label,
  hint,
  error,
  mark,
  isLabelHidden,
  size = 'md',
  options,
  extraOptions,
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
  const box = useRef<HTMLDivElement>(null)
  const countId = useId()
  useSeen(box)
  const isHeld = disabled || readOnly
  const { query, chosen, chooser, store, status, countOf, ...does } = useMany({
    ...{ options, extraOptions, onSearch, isLoading, searchError, onCreate, disabled, readOnly },
    ...{ value, defaultValue, onValueChange, words, listWords, box },
  })
  const { isOpen } = chooser
  const hasChosen = chosen.length > 0

  function leave(event: FocusEvent<HTMLInputElement>) {
    onBlur?.(event)
    does.close()
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event)
    if (!isHeld && !isComposing(event)) does.press(event)
  }

  return (
    <Field {...{ label, hint, error, isLabelHidden, required, mark, className: fromCaller(className) }} controlId={id}>
      {(field) => (
        <div
          ref={box}
          data-slot="multi-select"
          data-state={isOpen ? 'open' : 'closed'}
          data-invalid={field['aria-invalid']}
          data-held={isHeld || undefined}
          className={cn(boxLook, boxSizes[size])}
        >
          <ChosenTags
            label={words.chosen}
            labelledBy={labelIdOf(field.id)}
            values={chosen}
            labelOf={chooser.labelOf}
            onRemove={isHeld ? undefined : does.remove}
          />
          <Engine.Combobox
            store={store}
            data-slot="multi-select-input"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...props}
            // Not `aria-description`, which a hint would replace.
            {...withDescription(withDescription(field, hasChosen ? countId : undefined), props['aria-describedby'])}
            {...{ form, disabled, readOnly, autoFocus }}
            required={required && !hasChosen}
            placeholder={hasChosen ? undefined : placeholder}
            // The engine sets an inline style on a disabled input, which a content security policy can forbid in
            // server-rendered HTML.
            style={withoutStyle}
            autoSelect
            setValueOnClick={false}
            onBlur={leave}
            onKeyDown={press}
            className={cn(inputLook, inputSizes[size])}
          />
          <span id={countId} hidden>
            {countOf(chosen.length)}
          </span>
          <SentValues {...{ name, form, disabled }} values={chosen} />
          {isHeld ? null : <BoxEnd size={size} isEmpty={!hasChosen} label={words.clear} onClear={does.clear} />}
          {isOpen ? (
            <OptionList
              {...{ store, chooser, query, isLoading, onRetry }}
              words={listWords}
              field={box}
              labelledBy={labelIdOf(field.id)}
              isMultiple
              hasFailed={Boolean(searchError)}
              isChosen={(option) => chosen.includes(option)}
              onChoose={does.choose}
              onCreate={does.create}
            />
          ) : null}
          <p role="status" className="sr-only">
            {status}
          </p>
        </div>
      )}
    </Field>
  )
}

const none: readonly string[] = []
