import type { ComponentProps, ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { Link, type LinkProps } from '../../primitives/Link/Link.tsx'

/** The card of all three forms: a title, the form, and a link to another form. */
export function AuthCard({ title, text, className, children, ...props }: ComponentProps<'section'> & AuthCardWords) {
  return (
    <section
      data-slot="auth-form"
      {...props}
      className={cn(
        'grid grid-cols-1 gap-5 rounded-arot-card border border-arot-line bg-arot-surface p-6 text-arot-14 text-arot-ink shadow-arot-card arot-sm:p-8',
        fromCaller(className),
      )}
    >
      <header className="grid gap-1">
        <h1 className="font-arot-display font-bold text-arot-32 tracking-tight">{title}</h1>
        {text === undefined ? null : <p className="text-pretty text-arot-muted">{text}</p>}
      </header>
      {children}
    </section>
  )
}

type AuthCardWords = { title: string; text?: string | undefined }

/** A link to another form, with the question before it. */
export function Elsewhere({ question, ...link }: LinkProps & { question?: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1.5 text-arot-muted">
      {question}
      <AuthLink {...link} />
    </p>
  )
}

export function AuthLink({ className, ...props }: LinkProps) {
  return (
    <Link
      {...props}
      className={cn(
        'arot-focus inline-flex items-center justify-center rounded-arot-control py-1 font-semibold text-arot-brand underline underline-offset-4 hover:text-arot-brand-strong pointer-coarse:min-h-11 pointer-coarse:min-w-11',
        fromCaller(className),
      )}
    />
  )
}
