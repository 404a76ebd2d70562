'use client'

import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '../../lib/isComposing.ts'

type Options = {
  ids: readonly string[]
  /** The suggestions are shown. */
  isOpen: boolean
  setIsOpen: (isOpen: boolean) => void
  /** Enter, on the suggestion that is pointed at. */
  onChoose: (id: string) => void
  /** Escape, with the list already closed. */
  onClear: () => void
}

/**
 * The keys of a combobox: arrows walk the suggestions and, past either end, lead back to what was typed; Enter takes
 * one; Escape closes the list, then empties the box. Home and End are left to the text.
 */
export function useSuggestionKeys({ ids, isOpen, setIsOpen, onChoose, onClear }: Options) {
  const [pointedAt, setPointedAt] = useState<string>()
  const activeId = isOpen && pointedAt !== undefined && ids.includes(pointedAt) ? pointedAt : undefined

  function walk(step: 1 | -1) {
    const places = [undefined, ...ids]
    const at = places.indexOf(activeId)
    setPointedAt(places.at((at + step + places.length) % places.length))
    setIsOpen(true)
  }

  function arrow(event: KeyboardEvent, step: 1 | -1) {
    event.preventDefault()
    if (event.altKey) setIsOpen(step === 1)
    else walk(step)
  }

  function onKeyDown(event: KeyboardEvent) {
    // A key that picks from an input method's own list is not for us.
    if (isComposing(event)) return
    if (event.key === 'ArrowDown') arrow(event, 1)
    else if (event.key === 'ArrowUp') arrow(event, -1)
    else if (event.key === 'Enter' && activeId !== undefined) {
      event.preventDefault()
      onChoose(activeId)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (isOpen) setIsOpen(false)
      else onClear()
    }
  }

  return { activeId, onKeyDown, forget: () => setPointedAt(undefined) }
}
