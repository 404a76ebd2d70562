import { componentReference } from './component-reference.ts'
import { Code, Table } from './Table.tsx'

/** The parts that a host can find and style by `data-slot`, each in a few words. */
export function Anatomy({ of, parts }: { of: string; parts: Record<string, string> }) {
  const { slots } = componentReference(of)
  const rows = slots.map((slot) => ({ key: slot, cells: [<Code key={slot}>{slot}</Code>, parts[slot]] }))
  return <Table label={`Parts of ${of}`} head={['data-slot', 'What it is']} rows={rows} />
}
