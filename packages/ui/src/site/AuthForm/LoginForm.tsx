'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { fromCaller } from '../../lib/cn.ts'
import type { FormErrors } from '../../lib/formErrors.ts'
import { useWords } from '../../lib/useWords.ts'
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx'
import { AuthCard, AuthLink } from './AuthCard.tsx'
import { AuthFields, EmailInput, OtherWays } from './AuthFields.tsx'
import { type LoginFormLabels, loginEnglish } from './labels.ts'
import { type LoginValues, type StartValues, type Submit, validateLogin } from './rules.ts'
import { useAuthForm } from './useAuthForm.ts'

export type { LoginFormLabels }

export type LoginFormProps = Omit<ComponentProps<'section'>, 'children' | 'onSubmit' | 'title'> & {
  /** Signs the user in. If it throws, for any reason, the error says that the password is invalid. */
  onSubmit: Submit<keyof LoginValues>
  /** Called when the user chooses to continue with Google. The button is pending until the promise settles. */
  onGoogle: () => Promise<void> | void
  /** The address of the registration page. */
  registerHref: string
  /** Returns the address of the form for a forgotten password, for the typed email. */
  forgotHref: (email: string) => string
  /** The initial values of the fields. */
  defaultValues?: StartValues<keyof LoginValues> | undefined
  /** Validates the values, instead of the default rules. Returns the errors. @default both are required */
  validate?: ((values: LoginValues) => FormErrors<LoginValues>) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<LoginFormLabels> | undefined
}

/** Signs in with email and password, or with a Google account. */
export function LoginForm({
  onSubmit,
  onGoogle,
  registerHref,
  forgotHref,
  defaultValues = {},
  validate,
  labels,
  ...props
}: LoginFormProps) {
  const words = useWords('LoginForm', loginEnglish, labels)
  const [email, setEmail] = useState(defaultValues.email ?? '')
  const emailInput = useRef<HTMLInputElement>(null)
  const form = useAuthForm<keyof LoginValues>({
    validate: validate ?? ((values) => validateLogin(values, words)),
    malformed: { email: words.malformedEmail },
    onSubmit: async (values) => {
      try {
        return await onSubmit(values)
      } catch {
        return { fields: { password: words.rejected } }
      }
    },
    failed: words.failed,
  })

  // The browser or the user may have filled the field before hydration.
  useEffect(() => setEmail(emailInput.current?.value ?? ''), [])

  return (
    <AuthCard title={words.title} text={words.text} {...props} className={fromCaller(props.className)}>
      <AuthFields form={form} submit={words.submit}>
        <EmailInput
          ref={emailInput}
          {...form.field('email')}
          label={words.email}
          defaultValue={defaultValues.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordInput
          {...form.field('password')}
          label={words.password}
          autoComplete="current-password"
          required
          defaultValue={defaultValues.password}
        />
        <AuthLink data-slot="auth-forgot" href={forgotHref(email)} className="-my-1 justify-self-end">
          {words.forgot}
        </AuthLink>
      </AuthFields>
      <OtherWays words={words} onGoogle={onGoogle} href={registerHref}>
        {words.register}
      </OtherWays>
    </AuthCard>
  )
}
