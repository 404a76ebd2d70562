import type { ReactNode } from 'react'

/** Details that a reader opens by their title. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="light mt-2 text-arot-13">
      <summary className="arot-focus w-fit cursor-pointer rounded-arot-control px-1 font-semibold text-arot-brand">
        {title}
      </summary>
      {children}
    </details>
  )
}
