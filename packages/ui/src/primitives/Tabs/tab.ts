import type { ReactNode } from 'react'

export type Tab<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  /** The number of items in the panel. */
  count?: ReactNode
  panel: ReactNode
}

/** By index: a value can contain spaces, and an id must not. */
export function idsOf(id: string, index: number) {
  return { tab: `${id}-tab-${index}`, panel: `${id}-panel-${index}` }
}
