'use client'

import { type RefObject, useEffect } from 'react'
import { readNumber, writeNumber } from './readNumber.ts'

/**
 * A form submits the number that a text field means, in plain digits and in its place. Text that is no number is submitted
 * as it was typed.
 * Not a hidden input: the form would find that one, and not the field, under the field's name.
 */
export function useSubmittedNumber(input: RefObject<HTMLInputElement | null>, locale: string, form?: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attribute decides which form the field belongs to
  useEffect(() => {
    const field = input.current
    const owner = field?.form
    if (!field || !owner) return
    function normalize({ formData }: FormDataEvent) {
      const { name, value } = field as HTMLInputElement
      const number = readNumber(value, locale)
      const entries = [...formData]
      const at = entries.findIndex((entry) => entry[0] === name && entry[1] === value)
      if (number === null || at === -1) return
      // A form data has no way to replace one of several values.
      for (const [key] of entries) formData.delete(key)
      for (const [key, entry] of entries.with(at, [name, writeNumber(number, 'en')])) formData.append(key, entry)
    }
    owner.addEventListener('formdata', normalize)
    return () => owner.removeEventListener('formdata', normalize)
  }, [input, locale, form])
}
