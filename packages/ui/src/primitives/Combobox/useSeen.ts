'use client'

import { type RefObject, useEffect } from 'react'

/**
 * Where nothing is laid out, as in jsdom, the engine takes the field for hidden and does not give it the focus back from an
 * option: half of what is typed is lost. It asks the element itself, which every browser of ours can answer.
 */
export function useSeen(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const input = box.current?.querySelector<HTMLElement>('[role=combobox]')
    if (input) input.checkVisibility ??= () => true
  }, [box])
}
