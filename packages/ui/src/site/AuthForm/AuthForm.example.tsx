import { AuthForm } from '@arot/ui/AuthForm'
import { useState } from 'react'

export function AuthFormExample() {
  const [isIn, setIsIn] = useState(false)
  return (
    <div className="mx-auto grid max-w-md gap-3">
      <AuthForm
        mode="login"
        defaultValues={{ email: 'nusrat@deltatraders.example' }}
        onSubmit={async ({ password }) => {
          if (password !== 'Cartons') return { fields: { password: 'This is not the password. Here it is “Cartons”.' } }
          setIsIn(true)
        }}
        onGoogle={() => setIsIn(true)}
        registerHref="#register"
        forgotHref={(email) => `#forgot-password?email=${encodeURIComponent(email)}`}
      />
      <p aria-live="polite">{isIn ? 'You are in.' : ''}</p>
    </div>
  )
}
