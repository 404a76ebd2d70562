import { type ReactNode, Suspense } from 'react'
import { ComponentLinks } from './ComponentLinks.tsx'
import { Code, Table } from './Table.tsx'

type WhenProps = { rows: [want: string, take: ReactNode][]; head?: [string, string] }

/** What somebody may want, and what to take for it: this component, or another. */
export function When({ rows, head = ['You want', 'Take'] }: WhenProps) {
  return (
    <Table
      label="When, and when not"
      head={head}
      rows={rows.map(([want, take]) => ({ key: want, cells: [want, linked(take)] }))}
    />
  )
}

function linked(text: ReactNode) {
  if (typeof text !== 'string') return text
  return (
    <Suspense fallback={text}>
      <ComponentLinks>{text}</ComponentLinks>
    </Suspense>
  )
}

/** Keys, by the names that stand on them, and what each does. Several that do the same are parted by commas. */
export function Keys({ rows }: { rows: [keys: string, what: ReactNode][] }) {
  return (
    <Table
      label="By keyboard"
      head={['Key', 'What it does']}
      rows={rows.map(([keys, what]) => ({ key: keys, cells: [keys.split(', ').map(toCode), what] }))}
    />
  )
}

function toCode(name: string) {
  return (
    <span key={name} className="me-1.5">
      <Code>{name}</Code>
    </span>
  )
}
