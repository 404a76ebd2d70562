import { loginProblems } from '@arot/contract'
import { LoginForm, type LoginFormProps } from '@arot/ui/AuthForm'
import { eachInWords } from '../../platform/i18n/problems.ts'
import { t } from '../../platform/i18n/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'

export type LoginPageProps = Pick<LoginFormProps, 'onSubmit' | 'onGoogle' | 'registerHref' | 'forgotHref'> & {
  /** Why a login is needed, if the reader came from a protected page. */
  reason?: string
}

export function LoginPage({ reason, ...props }: LoginPageProps) {
  return (
    <>
      <PageHead route="login" description={t('Log in to see product details, buy and sell.')} />
      <LoginForm
        {...props}
        validate={(form) => ({ fields: eachInWords(loginProblems(form)) })}
        labels={reason === undefined ? {} : { text: reason }}
      />
    </>
  )
}
