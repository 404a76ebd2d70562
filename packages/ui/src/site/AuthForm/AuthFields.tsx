import type { ReactNode } from 'react'
import type { Form } from '../../lib/useForm.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { TextInput, type TextInputProps } from '../../primitives/TextInput/TextInput.tsx'
import { Elsewhere } from './AuthCard.tsx'
import { GoogleButton } from './GoogleButton.tsx'

type AuthFieldsProps = {
  form: Pick<Form, 'props' | 'notice' | 'isPending'>
  submit: string
  children: ReactNode
}

/** The fields and the submit button. */
export function AuthFields({ form, submit, children }: AuthFieldsProps) {
  return (
    <form
      method="post"
      {...form.props}
      // All fields are required, so no stars are needed.
      className="grid grid-cols-1 gap-4 [--arot-required-mark:none]"
    >
      {children}
      {form.notice}
      <Button type="submit" size="lg" isPending={form.isPending}>
        {submit}
      </Button>
    </form>
  )
}

export function EmailInput(props: Omit<TextInputProps, 'type'>) {
  return <TextInput {...props} type="email" autoComplete="email" required />
}

type OtherWaysProps = {
  words: { or: string; google: string; question: string; failed: string }
  onGoogle: () => Promise<void> | void
  href: string
  children: ReactNode
}

/** Below the fields: the Google button, and a link to another form. */
export function OtherWays({ words, onGoogle, href, children }: OtherWaysProps) {
  return (
    <>
      <GoogleButton or={words.or} failed={words.failed} onPress={onGoogle}>
        {words.google}
      </GoogleButton>
      <Elsewhere question={words.question} href={href}>
        {children}
      </Elsewhere>
    </>
  )
}
