import { paths } from '../../addresses.ts'
import { useSignIn } from '../../session/useSignIn.ts'
import { RegisterPage } from './page.tsx'

export function Component() {
  const { register, registerWithGoogle } = useSignIn()
  return <RegisterPage onSubmit={register} onGoogle={registerWithGoogle} loginHref={paths.login} />
}
