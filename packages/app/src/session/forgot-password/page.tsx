import { ForgotPasswordForm, type ForgotPasswordFormProps } from '@arot/ui/AuthForm'
import { t } from '../../platform/i18n/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'

export type ForgotPasswordPageProps = Pick<ForgotPasswordFormProps, 'onSubmit' | 'loginHref' | 'webmailHref'> & {
  /** The email that was typed on the login page. */
  email: string
}

export function ForgotPasswordPage({ email, ...props }: ForgotPasswordPageProps) {
  return (
    <>
      <PageHead route="forgotPassword" description={t('Get a link to reset your password.')} />
      <ForgotPasswordForm {...props} defaultValues={{ email }} />
    </>
  )
}
