import { AuthForm } from '@arot/ui/AuthForm'

export function AuthFormExample() {
  return (
    <AuthForm
      mode="login"
      onSubmit={async () => undefined}
      onGoogle={async () => undefined}
      registerHref="#register"
      forgotHref={(email) => `#forgot?email=${encodeURIComponent(email)}`}
    />
  )
}
