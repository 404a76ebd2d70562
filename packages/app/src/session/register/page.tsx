import { registerProblems } from '@arot/contract'
import { RegisterForm, type RegisterFormProps } from '@arot/ui/AuthForm'
import { eachInWords } from '../../platform/i18n/problems.ts'
import { t } from '../../platform/i18n/words.ts'
import { KeepsDraft } from '../../platform/KeepsDraft.tsx'
import { PageHead } from '../../platform/PageHead.tsx'

export type RegisterPageProps = Pick<RegisterFormProps, 'onSubmit' | 'onGoogle' | 'loginHref'> & {
  /** Under which what is typed is kept until it is sent. */
  draft?: string
}

export function RegisterPage({ draft, ...props }: RegisterPageProps) {
  return (
    <>
      <PageHead route="register" description={t('One account to buy and sell wholesale.')} />
      <KeepsDraft name={draft}>
        <RegisterForm {...props} validate={(form) => eachInWords(registerProblems(form))} />
      </KeepsDraft>
    </>
  )
}
