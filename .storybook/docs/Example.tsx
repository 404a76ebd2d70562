import { Source } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { componentReference } from './component-reference.ts'
import { Disclosure } from './Disclosure.tsx'
import { Facts } from './Facts.tsx'
import { Specimen } from './Specimen.tsx'

/** Of a component by its name, or of anything else with the text of its file. */
type ExampleProps = { children: ReactNode } & ({ of: string; code?: undefined } | { of?: undefined; code: string })

/** Something at work, the facts of the component, and the whole file of the example: what is pasted from there runs. */
export function Example({ of, code, children }: ExampleProps) {
  return (
    <figure className="mx-0 my-6">
      <Specimen>{children}</Specimen>
      {of !== undefined && <Facts of={of} />}
      <Disclosure title="Show code">
        <Source code={of === undefined ? code : componentReference(of).example} language="tsx" />
      </Disclosure>
    </figure>
  )
}
