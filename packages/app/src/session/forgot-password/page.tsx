import { ForgotPasswordForm, type ForgotPasswordFormProps } from '@arot/ui/AuthForm'
import { PageHead } from '../../platform/PageHead.tsx'

export type ForgotPasswordPageProps = Pick<ForgotPasswordFormProps, 'onSubmit' | 'loginHref' | 'webmailHref'> & {
  /** What was typed on the login page. */
  email: string
}

export function ForgotPasswordPage({ email, ...props }: ForgotPasswordPageProps) {
  return (
    <>
      <PageHead route="forgotPassword" />
      <ForgotPasswordForm {...props} defaultValues={{ email }} />
    </>
  )
}
