import { Source } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { registered } from './registered.ts'
import { Shown } from './Shown.tsx'

/** A component at work, and below it the whole file that it is: what is pasted from there runs. */
export function Example({ of, children }: { of: string; children: ReactNode }) {
  return (
    <figure className="mx-0 my-6">
      <Shown>{children}</Shown>
      <details className="light mt-2 text-arot-13">
        <summary className="arot-focus w-fit cursor-pointer rounded-arot-control px-1 font-semibold text-arot-brand">
          Show code
        </summary>
        <Source code={registered(of).example} language="tsx" />
      </details>
    </figure>
  )
}
