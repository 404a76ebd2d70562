'use client'

import type { ComponentProps } from 'react'
import { fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { AuthCard } from './AuthCard.tsx'
import { AuthFields, EmailInput, OtherWays } from './AuthFields.tsx'
import { type RegisterFormLabels, registerEnglish } from './labels.ts'
import { type FieldErrors, type RegisterValues, type StartValues, type Submit, validateRegister } from './rules.ts'
import { useAuthForm } from './useAuthForm.ts'

export type { RegisterFormLabels }

export type RegisterFormProps = Omit<ComponentProps<'section'>, 'children' | 'onSubmit' | 'title'> & {
  /** Called with the values of a complete form. The promise may resolve to texts by field name, which the form shows. */
  onSubmit: Submit<keyof RegisterValues>
  /** Called when the user chooses to continue with Google. The button is pending until the promise settles. */
  onGoogle: () => Promise<void> | void
  /** The address of the login page. */
  loginHref: string
  /** What the fields contain at the start. */
  defaultValues?: StartValues<keyof RegisterValues> | undefined
  /**
   * Checks the values in place of the form's own rules. Returns texts by field name.
   * @default all are required, the name has five characters, the password an upper and a lower case letter and six
   */
  validate?: ((values: RegisterValues) => FieldErrors<keyof RegisterValues>) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<RegisterFormLabels> | undefined
}

const fields = ['name', 'photo', 'email', 'password'] as const

/** A new account. */
export function RegisterForm({
  onSubmit,
  onGoogle,
  loginHref,
  defaultValues = {},
  validate,
  labels,
  ...props
}: RegisterFormProps) {
  const words = useWords('RegisterForm', registerEnglish, labels)
  const form = useAuthForm({
    fields,
    validate: validate ?? ((values) => validateRegister(values, words)),
    malformed: { email: words.malformedEmail, photo: words.malformedPhoto },
    onSubmit,
  })

  return (
    <AuthCard title={words.title} text={words.text} {...props} className={fromCaller(props.className)}>
      <AuthFields form={form} submit={words.submit} failed={words.failed}>
        <TextInput
          label={words.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={defaultValues.name}
          error={form.errors.name}
        />
        <TextInput
          label={words.photo}
          hint={words.photoHint}
          name="photo"
          type="url"
          autoComplete="photo"
          required
          defaultValue={defaultValues.photo}
          error={form.errors.photo}
        />
        <EmailInput label={words.email} defaultValue={defaultValues.email} error={form.errors.email} />
        <PasswordInput
          label={words.password}
          hint={form.errors.password ? undefined : words.passwordHint}
          name="password"
          autoComplete="new-password"
          required
          defaultValue={defaultValues.password}
          error={form.errors.password}
        />
      </AuthFields>
      <OtherWays words={words} onGoogle={onGoogle} href={loginHref}>
        {words.login}
      </OtherWays>
    </AuthCard>
  )
}
