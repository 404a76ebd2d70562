'use client'

import { type RefObject, useEffect } from 'react'

/**
 * jsdom has no layout, so the engine takes the input for hidden and does not return the focus to it from an option:
 * half of the typed text is lost. The engine calls `checkVisibility`, which every supported browser has.
 */
export function useSeen(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const input = box.current?.querySelector<HTMLElement>('[role=combobox]')
    if (input) input.checkVisibility ??= () => true
  }, [box])
}
