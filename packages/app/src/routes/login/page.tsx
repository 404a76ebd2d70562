import { loginProblems } from '@arot/contract'
import { LoginForm, type LoginFormProps } from '@arot/ui/AuthForm'
import { paths } from '../../addresses.ts'
import { PageHead } from '../../frame/PageHead.tsx'
import { descriptions, titles } from '../../words.ts'

export type LoginPageProps = Pick<LoginFormProps, 'onSubmit' | 'onGoogle' | 'registerHref' | 'forgotHref'>

export function LoginPage(props: LoginPageProps) {
  return (
    <>
      <PageHead title={titles[paths.login]} description={descriptions.of(paths.login)} />
      <LoginForm {...props} validate={loginProblems} />
    </>
  )
}
