'use client'

import type { FormErrors } from '../../lib/formErrors.ts'
import { useForm } from '../../lib/useForm.tsx'
import type { Submit } from './rules.ts'

type Settings<Field extends string> = {
  validate: (values: Record<Field, string>) => FormErrors<Record<Field, string>>
  /** The error of a field that the browser finds malformed, such as an invalid email address. */
  malformed: { [Name in Field]?: string }
  onSubmit: Submit<Field>
  onSuccess?: (values: Record<Field, string>) => void
  failed: string
}

/** The inputs are uncontrolled, so that text typed before hydration is not lost. */
export function useAuthForm<Field extends string>({ validate, malformed, failed, ...more }: Settings<Field>) {
  return useForm<Record<Field, string>>({
    ...more,
    read: (form) => Object.fromEntries(new FormData(form)) as Record<Field, string>,
    validate: (values, form) => {
      const found = validate(values)
      const fields = { ...found.fields } as { [Name in Field]?: string | undefined }
      for (const name of Object.keys(malformed) as Field[]) {
        const control = form.elements.namedItem(name) as HTMLInputElement | null
        if (control?.validity.typeMismatch) fields[name] ??= malformed[name]
      }
      return { ...found, fields } as FormErrors<Record<Field, string>>
    },
    failure: { title: failed },
  })
}
