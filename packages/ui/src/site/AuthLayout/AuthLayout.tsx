import type { ComponentProps, ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { Logo } from '../../primitives/Logo/Logo.tsx'

export type AuthLayoutProps = ComponentProps<'main'> & {
  /** The name and the home page of the marketplace, above the form. */
  brand?: { name: string; href: string } | undefined
  /** The toasts of the page. */
  toasts?: ReactNode
}

/** A page with one form in the middle: signing in, registering, a forgotten password. */
export function AuthLayout({ brand, toasts, className, children, ...props }: AuthLayoutProps) {
  return (
    <main
      data-slot="auth-layout"
      {...props}
      className={cn(
        'grid min-h-dvh grid-cols-1 content-center justify-items-center gap-6 bg-arot-canvas px-4 py-8 text-arot-ink',
        fromCaller(className),
      )}
    >
      {brand === undefined ? null : <Logo {...brand} />}
      <div className="w-full max-w-md">{children}</div>
      {toasts}
    </main>
  )
}
