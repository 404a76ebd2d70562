import type { ReactNode } from 'react'

/** The one heading of a page whose content brings none. */
export function PageTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <h1 className="wrap-anywhere text-balance font-arot-display font-bold text-arot-32 tracking-tight">{children}</h1>
      {aside}
    </div>
  )
}
