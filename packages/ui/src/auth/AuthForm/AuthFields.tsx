import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextInput, type TextInputProps } from '../../primitives/TextInput/TextInput.tsx'
import { Elsewhere } from './AuthCard.tsx'
import { GoogleButton } from './GoogleButton.tsx'

/** What more than one of the three says. */
export const commonWords = {
  email: 'Email',
  password: 'Password',
  or: 'or',
  malformedEmail: 'Enter a whole email address, like name@company.example',
}

type AuthFieldsProps = {
  form: { isPending: boolean; props: ComponentProps<'form'> }
  submit: string
  children: ReactNode
}

/** The fields, and what sends them. */
export function AuthFields({ form, submit, children }: AuthFieldsProps) {
  return (
    <form method="post" {...form.props} className="grid grid-cols-1 gap-4">
      {children}
      <Button type="submit" size="lg" isPending={form.isPending}>
        {submit}
      </Button>
    </form>
  )
}

export function EmailInput(props: Omit<TextInputProps, 'name' | 'type'>) {
  return <TextInput {...props} name="email" type="email" autoComplete="email" required />
}

type OtherWaysProps = {
  words: { or: string; google: string; question: string }
  onGoogle: () => Promise<void> | void
  href: string
  children: ReactNode
}

/** Below the fields: a Google account instead, and the form for who is wrong here. */
export function OtherWays({ words, onGoogle, href, children }: OtherWaysProps) {
  return (
    <>
      <GoogleButton or={words.or} onPress={onGoogle}>
        {words.google}
      </GoogleButton>
      <Elsewhere question={words.question} href={href}>
        {children}
      </Elsewhere>
    </>
  )
}
