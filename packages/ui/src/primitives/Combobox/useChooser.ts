'use client'

import { useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useOverlay } from '../../lib/useOverlay.ts'
import type { ChooserProps } from './chooser.ts'
import type { ComboboxLabels } from './labels.ts'
import { matcherOf, plain } from './matching.ts'
import { allOf, type ComboboxOption, findOptions } from './option.ts'

/** More than anyone reads, and few enough to render at each keystroke. */
const most = 250

type ChooserInput = Pick<
  ChooserProps,
  'options' | 'extraOptions' | 'onSearch' | 'isLoading' | 'searchError' | 'onCreate' | 'disabled' | 'readOnly'
> & {
  /** The text that filters the list. */
  query: string
  words: ComboboxLabels
}

/** The state of the list: whether it is open, its options and its status text. */
export function useChooser({ options, extraOptions = [], query, onSearch, onCreate, words, ...state }: ChooserInput) {
  const { locale } = useHost()
  const [isOpen, setIsOpen] = useState(false)
  const [chosenOptions, setChosenOptions] = useState<readonly ComboboxOption[]>([])
  const all = allOf(options)
  const matches = matcherOf(query)
  const result = findOptions(
    options,
    ({ label, hint = '' }) => onSearch !== undefined || matches(`${label} ${hint}`),
    most,
  )
  const isNamed = (text: string) => all.find(({ label }) => plain(label) === plain(text))
  const canCreate = onCreate !== undefined && query.trim() !== '' && !isNamed(query) && !state.isLoading
  const left = result.count - Math.min(result.count, most)
  useOverlay(isOpen, () => setIsOpen(false))

  function change(next: boolean) {
    const isHeld = state.disabled || state.readOnly
    if (next === isOpen || (next && isHeld)) return
    setIsOpen(next)
    if (next) onSearch?.(query.trim())
  }

  function statusText() {
    if (state.searchError) return state.searchError
    if (result.count > 0) return words.count(formatNumber(result.count, locale), result.count)
    if (state.isLoading) return words.loading
    return query.trim() === '' ? words.empty : words.none(query.trim())
  }

  return {
    isOpen,
    setIsOpen: change,
    groups: result.groups,
    isEmpty: result.count === 0,
    more: left > 0 ? words.more(formatNumber(left, locale), left) : undefined,
    status: statusText(),
    canCreate,
    isNamed,
    /** Keeps the name of a chosen option when `options` changes. */
    remember: (option: ComboboxOption) => setChosenOptions((before) => [...before, option]),
    labelOf: (value: string) =>
      [...all, ...extraOptions, ...chosenOptions].find((option) => option.value === value)?.label ?? value,
  }
}

export type Chooser = ReturnType<typeof useChooser>
