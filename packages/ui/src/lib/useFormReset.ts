'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** Calls `reset` when the form is reset, for values that a field keeps in React and the browser cannot reset. */
export function useFormReset(within: RefObject<HTMLElement | null>, reset: () => void) {
  const latest = useRef(reset)
  useEffect(() => {
    latest.current = reset
  })
  useEffect(() => {
    const element = within.current
    const input = element instanceof HTMLInputElement ? element : element?.querySelector('input')
    const form = input?.form ?? element?.closest('form')
    const onReset = () => latest.current()
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  }, [within])
}
