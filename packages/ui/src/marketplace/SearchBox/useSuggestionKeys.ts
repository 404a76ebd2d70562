'use client'

import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '../../lib/isComposing.ts'

type Options = {
  ids: readonly string[]
  /** Whether the list is visible. */
  isOpen: boolean
  setIsOpen: (isOpen: boolean) => void
  /** Called on Enter with the active suggestion. */
  onChoose: (id: string) => void
  /** Called on Escape when the list is closed. */
  onClear: () => void
}

/**
 * The keys of a combobox: arrow keys move through the suggestions and, past either end, back to the typed text. Enter
 * chooses one. Escape closes the list, then clears the box. Home and End move the caret.
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
    // The key chooses from the list of an input method.
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
