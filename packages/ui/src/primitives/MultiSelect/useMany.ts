'use client'

import { useComboboxStore } from '@ariakit/react/combobox'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { formatList } from '../../lib/formatList.ts'
import { useHost } from '../../lib/host.ts'
import { useFormReset } from '../../lib/useFormReset.ts'
import type { ChooserProps, ComboboxLabels, ComboboxOption } from '../Combobox/Combobox.tsx'
import { useChooser } from '../Combobox/useChooser.ts'
import type { MultiSelectLabels } from './labels.ts'

type Options = Omit<Parameters<typeof useChooser>[0], 'query' | 'words'> &
  Pick<ChooserProps, 'onSearch' | 'onCreate'> & {
    value: readonly string[] | undefined
    defaultValue: readonly string[]
    onValueChange: ((value: string[]) => void) | undefined
    words: MultiSelectLabels
    listWords: ComboboxLabels
    /** The element that contains the input. */
    box: RefObject<HTMLElement | null>
  }

/** The chosen values, the typed text, and the announcements for both. */
export function useMany({ value, defaultValue, onValueChange, words, listWords, box, ...list }: Options) {
  const { locale } = useHost()
  const [own, setOwn] = useState(defaultValue)
  const [query, setQuery] = useState('')
  const [status, setStatus] = useState('')
  const chosen = value ?? own
  const chooser = useChooser({ ...list, query, words: listWords })
  const { isOpen, setIsOpen } = chooser
  const store = useComboboxStore({
    open: isOpen,
    setOpen: setIsOpen,
    value: query,
    setValue: (next) => next !== query && type(next),
    selectedValue: [...chosen],
    resetValueOnSelect: false,
    resetValueOnHide: false,
    compositeElementInFocusOrder: false,
  })
  useFormReset(box, () => {
    setOwn(defaultValue)
    setQuery('')
    setStatus('')
  })

  const countOf = (number: number) => words.count(formatNumber(number, locale), number)
  const focus = () => box.current?.querySelector<HTMLInputElement>('[role="combobox"]')?.focus()

  function change(next: string[], message?: string) {
    setOwn(next)
    onValueChange?.(next)
    setStatus(formatList([message, countOf(next.length)], locale))
  }

  function type(next: string) {
    setQuery(next)
    setStatus('')
    list.onSearch?.(next.trim())
  }

  function add(option: ComboboxOption) {
    chooser.remember(option)
    if (query !== '') type('')
    change([...chosen, option.value], words.added(option.label))
  }

  function remove(gone: string) {
    const left = chosen.filter((each) => each !== gone)
    change(left, words.removed(chooser.labelOf(gone)))
    focus()
  }

  async function create() {
    const made = await list.onCreate?.(query.trim())
    if (made && !chosen.includes(made.value)) add(made)
  }

  function close() {
    setIsOpen(false)
    setQuery('')
    setStatus('')
  }

  function press(event: KeyboardEvent) {
    const last = chosen.at(-1)
    // A key that repeats only deletes text, so that holding Backspace removes no tag.
    if (event.key === 'Backspace' && query === '' && last !== undefined && !event.repeat) remove(last)
    if (event.key !== 'Escape' || (!isOpen && query === '')) return
    // Otherwise Escape would also close the host's layer around the field.
    event.stopPropagation()
    event.preventDefault()
    close()
  }

  return {
    ...{ query, chosen, chooser, store, countOf, remove, create, close, press },
    status: status || (isOpen ? chooser.status : ''),
    choose: (option: ComboboxOption) => (chosen.includes(option.value) ? remove(option.value) : add(option)),
    clear() {
      change([])
      focus()
    },
  }
}
