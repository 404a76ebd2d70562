'use client'

import { MailCheck } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { fromCaller } from '../../lib/cn.ts'
import type { FormErrors } from '../../lib/formErrors.ts'
import { useWords } from '../../lib/useWords.ts'
import { AuthCard, AuthLink, Elsewhere } from './AuthCard.tsx'
import { AuthFields, EmailInput } from './AuthFields.tsx'
import { type ForgotPasswordFormLabels, forgotPasswordEnglish } from './labels.ts'
import { type ForgotPasswordValues, type StartValues, type Submit, validateForgotPassword } from './rules.ts'
import { useAuthForm } from './useAuthForm.ts'

export type { ForgotPasswordFormLabels }

export type ForgotPasswordFormProps = Omit<ComponentProps<'section'>, 'children' | 'onSubmit' | 'title'> & {
  /** Sends the link. On success the form shows a confirmation. */
  onSubmit: Submit<keyof ForgotPasswordValues>
  /** The address of the login page. */
  loginHref: string
  /** The address of the webmail, which opens in a new tab. */
  webmailHref?: string | undefined
  /** The initial values of the fields. */
  defaultValues?: StartValues<keyof ForgotPasswordValues> | undefined
  /** Validates the values, instead of the default rules. Returns the errors. @default the email is required */
  validate?: ((values: ForgotPasswordValues) => FormErrors<ForgotPasswordValues>) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<ForgotPasswordFormLabels> | undefined
}

/** Asks for the email to send a link that sets a new password. */
export function ForgotPasswordForm({
  onSubmit,
  loginHref,
  webmailHref,
  defaultValues = {},
  validate,
  labels,
  ...props
}: ForgotPasswordFormProps) {
  const words = useWords('ForgotPasswordForm', forgotPasswordEnglish, labels)
  const [sentTo, setSentTo] = useState<string>()
  const form = useAuthForm<keyof ForgotPasswordValues>({
    validate: validate ?? ((values) => validateForgotPassword(values, words)),
    malformed: { email: words.malformedEmail },
    onSubmit,
    onSuccess: ({ email }) => setSentTo(email),
    failed: words.failed,
  })

  return (
    <AuthCard
      title={words.title}
      text={sentTo === undefined ? words.text : undefined}
      {...props}
      className={fromCaller(props.className)}
    >
      {sentTo === undefined ? (
        <AuthFields form={form} submit={words.submit}>
          <EmailInput label={words.email} {...form.field('email')} defaultValue={defaultValues.email} />
        </AuthFields>
      ) : (
        <Confirmation text={words.done(sentTo)} webmail={words.webmail} webmailHref={webmailHref} />
      )}
      <Elsewhere href={loginHref}>{words.login}</Elsewhere>
    </AuthCard>
  )
}

/** Takes the focus, because it replaces the form. */
function Confirmation({
  text,
  webmail,
  webmailHref,
}: {
  text: string
  webmail: string
  webmailHref?: string | undefined
}) {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className="grid gap-3 rounded-arot-tile border border-arot-line bg-arot-brand-soft p-4">
      <p ref={message} tabIndex={-1} role="status" className="wrap-anywhere flex gap-2.5 font-semibold outline-none">
        <MailCheck aria-hidden className="size-5 shrink-0 text-arot-brand" />
        {text}
      </p>
      {webmailHref === undefined ? null : (
        <AuthLink href={webmailHref} target="_blank" rel="noopener noreferrer" className="justify-self-start">
          {webmail}
        </AuthLink>
      )}
    </div>
  )
}
