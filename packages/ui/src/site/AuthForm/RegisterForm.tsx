'use client'

import type { ComponentProps } from 'react'
import { fromCaller } from '../../lib/cn.ts'
import type { FormErrors } from '../../lib/formErrors.ts'
import { useWords } from '../../lib/useWords.ts'
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { AuthCard } from './AuthCard.tsx'
import { AuthFields, EmailInput, OtherWays } from './AuthFields.tsx'
import { type RegisterFormLabels, registerEnglish } from './labels.ts'
import { type RegisterValues, type StartValues, type Submit, validateRegister } from './rules.ts'
import { useAuthForm } from './useAuthForm.ts'

export type { RegisterFormLabels }

export type RegisterFormProps = Omit<ComponentProps<'section'>, 'children' | 'onSubmit' | 'title'> & {
  /** Called with valid values. If the promise resolves to errors, the form shows them. */
  onSubmit: Submit<keyof RegisterValues>
  /** Called when the user chooses to continue with Google. The button is pending until the promise settles. */
  onGoogle: () => Promise<void> | void
  /** The address of the login page. */
  loginHref: string
  /** The initial values of the fields. */
  defaultValues?: StartValues<keyof RegisterValues> | undefined
  /**
   * Validates the values, instead of the default rules. Returns the errors.
   * @default all are required, the name has five characters, the password an upper and a lower case letter and six
   */
  validate?: ((values: RegisterValues) => FormErrors<RegisterValues>) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<RegisterFormLabels> | undefined
}

/** Creates an account. */
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
  const form = useAuthForm<keyof RegisterValues>({
    validate: validate ?? ((values) => validateRegister(values, words)),
    malformed: { email: words.malformedEmail, photo: words.malformedPhoto },
    onSubmit,
    failed: words.failed,
  })

  return (
    <AuthCard title={words.title} text={words.text} {...props} className={fromCaller(props.className)}>
      <AuthFields form={form} submit={words.submit}>
        <TextInput
          {...form.field('name')}
          label={words.name}
          autoComplete="name"
          required
          defaultValue={defaultValues.name}
        />
        <TextInput
          {...form.field('photo')}
          label={words.photo}
          hint={words.photoHint}
          type="url"
          autoComplete="photo"
          required
          defaultValue={defaultValues.photo}
        />
        <EmailInput label={words.email} {...form.field('email')} defaultValue={defaultValues.email} />
        <PasswordInput
          {...form.field('password')}
          label={words.password}
          hint={form.field('password').error ? undefined : words.passwordHint}
          autoComplete="new-password"
          required
          defaultValue={defaultValues.password}
        />
      </AuthFields>
      <OtherWays words={words} onGoogle={onGoogle} href={loginHref}>
        {words.login}
      </OtherWays>
    </AuthCard>
  )
}
