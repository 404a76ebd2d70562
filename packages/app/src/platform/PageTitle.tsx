import type { ReactNode } from 'react'

/** The heading of a page whose content has none. */
export function PageTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 arot-md:mb-6">
      <h1 className="wrap-anywhere text-balance font-arot-display font-bold text-arot-24 tracking-tight arot-md:text-arot-32">
        {children}
      </h1>
      {aside}
    </div>
  )
}
