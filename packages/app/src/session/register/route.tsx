import { paths } from '../../routes.ts'
import { registerDraft, useSignIn } from '../useSignIn.ts'
import { RegisterPage } from './page.tsx'

export function Component() {
  const { register, registerWithGoogle } = useSignIn()
  return (
    <RegisterPage draft={registerDraft} onSubmit={register} onGoogle={registerWithGoogle} loginHref={paths.login} />
  )
}
