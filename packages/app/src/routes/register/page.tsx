import { isHttps, type Registration, registerProblems } from '@arot/contract'
import { RegisterForm, type RegisterFormProps } from '@arot/ui/AuthForm'
import { paths } from '../../addresses.ts'
import { PageHead } from '../../frame/PageHead.tsx'
import { descriptions, titles } from '../../words.ts'

export type RegisterPageProps = Pick<RegisterFormProps, 'onSubmit' | 'onGoogle' | 'loginHref'>

export function RegisterPage(props: RegisterPageProps) {
  return (
    <>
      <PageHead title={titles[paths.register]} description={descriptions.of(paths.register)} />
      <RegisterForm {...props} validate={validate} />
    </>
  )
}

/** The server keeps no picture that a page of ours could not show. */
function validate(form: Registration) {
  const photo = isHttps(form.photo.trim()) ? undefined : 'The photo’s address must start with https://.'
  return { ...(photo && { photo }), ...registerProblems(form) }
}
