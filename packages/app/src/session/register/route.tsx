import { paths } from '../../routes.ts'
import { isOursQuery, useIsOurs } from '../useIsOurs.ts'
import { registerDraft, useSignIn } from '../useSignIn.ts'
import type { LoaderArgs } from '../visit.ts'
import { RegisterPage } from './page.tsx'

export const loader = ({ visit }: LoaderArgs) => visit.data.prime(isOursQuery)

export function Component() {
  const { register, registerWithGoogle } = useSignIn()
  return (
    <RegisterPage
      draft={registerDraft}
      onSubmit={register}
      onGoogle={registerWithGoogle}
      loginHref={paths.login}
      isOurs={useIsOurs()}
    />
  )
}
