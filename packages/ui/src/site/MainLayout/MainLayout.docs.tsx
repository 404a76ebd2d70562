import type { ReactNode } from 'react'
import { MainLayout, type MainLayoutProps } from './MainLayout.tsx'

export function Window({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="overflow-hidden rounded-arot-card border border-arot-line contain-layout">
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be focusable
        tabIndex={0}
        className="arot-focus h-80 overflow-y-auto -outline-offset-2 [&>[data-slot=main-layout]]:min-h-full!"
      >
        {children}
      </section>
    </div>
  )
}

type Props = Partial<Pick<MainLayoutProps, 'navBar' | 'header'>> & { top?: string }

export function Small({ top, ...props }: Props) {
  return (
    <MainLayout
      navBar={
        <div className="sticky top-0 z-arot-sticky h-(--arot-page-top) bg-arot-brand p-4 text-arot-on-brand">Bar</div>
      }
      {...props}
    >
      {top === undefined ? null : (
        <p className={`${top} sticky rounded-arot-control bg-arot-caution-soft p-3`}>24 products, by price</p>
      )}
      <ul className="grid gap-2 py-2">
        {Array.from({ length: 12 }, (_, index) => index + 1).map((carton) => (
          <li key={carton} className="rounded-arot-control border border-arot-line bg-arot-surface p-3">
            Carton {carton}
          </li>
        ))}
      </ul>
    </MainLayout>
  )
}
