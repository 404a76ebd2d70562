'use client'

import { type RefObject, useEffect } from 'react'
import { readNumber, writeNumber } from './readNumber.ts'

/**
 * Submits the number of a text field in plain digits, in the field's place. Text that is not a number is submitted as
 * typed. Not a hidden input: the form would find it, instead of the field, under the field's name.
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
      // FormData cannot replace one of several values with the same name.
      for (const [key] of entries) formData.delete(key)
      for (const [key, entry] of entries.with(at, [name, writeNumber(number, 'en')])) formData.append(key, entry)
    }
    owner.addEventListener('formdata', normalize)
    return () => owner.removeEventListener('formdata', normalize)
  }, [input, locale, form])
}
