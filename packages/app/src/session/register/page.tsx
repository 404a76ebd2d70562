import { registerProblems } from '@arot/contract'
import { RegisterForm, type RegisterFormProps } from '@arot/ui/AuthForm'
import { Link } from '@arot/ui/Link'
import { Draft } from '../../platform/Draft.tsx'
import { eachInWords } from '../../platform/i18n/problems.ts'
import { t } from '../../platform/i18n/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { paths } from '../../routes.ts'

export type RegisterPageProps = Pick<RegisterFormProps, 'onSubmit' | 'onGoogle' | 'loginHref'> & {
  /** The name under which a draft is stored until it is sent. */
  draft?: string
  /** A foreign server has no page about selling. */
  isOurs?: boolean | undefined
}

export function RegisterPage({ draft, isOurs = false, ...props }: RegisterPageProps) {
  return (
    <>
      <PageHead route="register" description={t('One account to buy and sell wholesale.')} />
      <Draft name={draft}>
        <RegisterForm {...props} validate={(form) => ({ fields: eachInWords(registerProblems(form)) })} />
      </Draft>
      {isOurs ? (
        <p className="mt-6 text-center text-arot-14 text-arot-muted">
          {t('Do you sell?')}{' '}
          <Link href={paths.sellHere} className="arot-focus rounded-arot-control underline underline-offset-4">
            {t('See how selling works')}
          </Link>
        </p>
      ) : null}
    </>
  )
}
