import { AuthLayout } from '@arot/ui/AuthLayout'

export function AuthLayoutExample() {
  return (
    <AuthLayout brand={{ name: 'Harbour', href: '#home' }}>
      <p>One thing.</p>
    </AuthLayout>
  )
}
