import { ForgotPasswordForm, type ForgotPasswordFormProps } from '@arot/ui/AuthForm'
import { paths } from '../../addresses.ts'
import { PageHead } from '../../frame/PageHead.tsx'
import { descriptions, titles } from '../../words.ts'

export type ForgotPasswordPageProps = Pick<ForgotPasswordFormProps, 'onSubmit' | 'loginHref' | 'webmailHref'> & {
  /** What was typed on the login page. */
  email: string
}

export function ForgotPasswordPage({ email, ...props }: ForgotPasswordPageProps) {
  return (
    <>
      <PageHead title={titles[paths.forgotPassword]} description={descriptions.of(paths.forgotPassword)} />
      <ForgotPasswordForm {...props} defaultValues={{ email }} />
    </>
  )
}
