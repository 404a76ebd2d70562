import { AuthForm } from '@arot/ui/AuthForm'
import { AuthLayout } from '@arot/ui/AuthLayout'

export function AuthLayoutExample() {
  return (
    <AuthLayout brand={{ name: 'Arot', href: '#home' }}>
      <AuthForm mode="forgot-password" loginHref="#login" onSubmit={() => Promise.resolve()} />
    </AuthLayout>
  )
}
