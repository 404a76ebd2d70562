'use client'

import { type RefObject, useEffect, useState } from 'react'

/** Brings the keyboard to the field with the fault, or to what is said of all of it, once that is drawn: not left on a button. */
export function useFaultFocus(form: RefObject<HTMLElement | null>) {
  const [faults, setFaults] = useState(0)
  useEffect(() => {
    if (faults === 0) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const said = form.current?.querySelector<HTMLElement>('[data-slot=notice]')
    ;(field ?? said)?.focus()
  }, [faults, form])
  return () => setFaults((before) => before + 1)
}
