import type { ReactNode } from 'react'

export type Tab<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  /** How many there are behind it. */
  count?: ReactNode
  panel: ReactNode
}

/** By its place: a value may have spaces, which no reference to an id can. */
export function idsOf(id: string, index: number) {
  return { tab: `${id}-tab-${index}`, panel: `${id}-panel-${index}` }
}
