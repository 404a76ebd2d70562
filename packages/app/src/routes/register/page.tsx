import { registerProblems } from '@arot/contract'
import { RegisterForm, type RegisterFormProps } from '@arot/ui/AuthForm'
import { paths } from '../../addresses.ts'
import { PageHead } from '../../frame/PageHead.tsx'
import { descriptions, titles } from '../../words.ts'

export type RegisterPageProps = Pick<RegisterFormProps, 'onSubmit' | 'onGoogle' | 'loginHref'>

export function RegisterPage(props: RegisterPageProps) {
  return (
    <>
      <PageHead title={titles[paths.register]} description={descriptions.of(paths.register)} />
      <RegisterForm {...props} validate={registerProblems} />
    </>
  )
}
