import { forgotPasswordHref, paths } from '../../addresses.ts'
import { useSignIn } from '../../session/useSignIn.ts'
import { LoginPage } from './page.tsx'

export function Component() {
  const { withPassword, withGoogle } = useSignIn()
  return (
    <LoginPage
      onSubmit={withPassword}
      onGoogle={withGoogle}
      registerHref={paths.register}
      forgotHref={forgotPasswordHref}
    />
  )
}
