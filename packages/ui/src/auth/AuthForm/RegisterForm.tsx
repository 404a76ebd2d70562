'use client'

import type { ComponentProps } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { PasswordInput } from '../../primitives/PasswordInput/PasswordInput.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { AuthCard, Elsewhere } from './AuthCard.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { type FieldErrors, type RegisterValues, type Submit, validateRegister } from './rules.ts'
import { useAuthForm } from './useAuthForm.ts'

const english = {
  title: 'Register',
  text: 'One account to buy and to sell.',
  name: 'Name',
  photo: 'Photo URL',
  photoHint: 'The web address of a picture of you or of your company.',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least six characters, with an uppercase and a lowercase letter.',
  submit: 'Register',
  or: 'or',
  google: 'Register With Google',
  question: 'Already have an account?',
  login: 'Login',
  malformedEmail: 'Enter a whole email address, like name@company.example',
  malformedPhoto: 'Enter a whole web address, starting with https://',
}

export type RegisterFormProps = Omit<ComponentProps<'section'>, 'children' | 'onSubmit'> & {
  onSubmit: Submit<keyof RegisterValues>
  onGoogle: () => Promise<void> | void
  loginHref: string
  defaultValues?: Partial<RegisterValues>
  /** @default all are required, the name has five characters, the password an upper and a lower case letter and six */
  validate?: (values: RegisterValues) => FieldErrors<keyof RegisterValues>
  labels?: Partial<typeof english>
}

const fields = ['name', 'photo', 'email', 'password'] as const

/** A new account. */
export function RegisterForm({
  onSubmit,
  onGoogle,
  loginHref,
  defaultValues = {},
  validate = validateRegister,
  labels,
  ...props
}: RegisterFormProps) {
  const words = { ...english, ...labels }
  const form = useAuthForm({
    fields,
    validate,
    malformed: { email: words.malformedEmail, photo: words.malformedPhoto },
    onSubmit,
  })

  return (
    <AuthCard title={words.title} text={words.text} {...props}>
      <form method="post" {...form.props} className="grid grid-cols-1 gap-4">
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
        <TextInput
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={defaultValues.email}
          error={form.errors.email}
        />
        <PasswordInput
          label={words.password}
          hint={form.errors.password ? undefined : words.passwordHint}
          name="password"
          autoComplete="new-password"
          required
          defaultValue={defaultValues.password}
          error={form.errors.password}
        />
        <Button type="submit" size="lg" isPending={form.isPending}>
          {words.submit}
        </Button>
      </form>
      <GoogleButton or={words.or} onPress={onGoogle}>
        {words.google}
      </GoogleButton>
      <Elsewhere question={words.question} href={loginHref}>
        {words.login}
      </Elsewhere>
    </AuthCard>
  )
}
