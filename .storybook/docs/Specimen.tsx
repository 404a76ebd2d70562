import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'

/** The ground on which a page shows what it talks of, in the theme that is chosen. */
export function Specimen({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <Unstyled>
      <div
        className={`contain-layout rounded-arot-card border border-arot-line bg-arot-canvas p-6 font-arot-sans text-arot-14 text-arot-ink ${className}`}
      >
        {children}
      </div>
    </Unstyled>
  )
}
