'use client'

import { useCallback, useMemo, useRef, useState } from 'react'
import type { DataTableOwn } from './tableProps.ts'

type Selecting = Pick<DataTableOwn<unknown>, 'selected' | 'defaultSelected' | 'onSelectedChange'> & {
  /** The keys of all rows, in the visible order. */
  keys: readonly string[]
}

/** The selected rows. With Shift, a press selects the range from the last pressed row. */
export function useSelection({ keys, selected, defaultSelected, onSelectedChange }: Selecting) {
  const [own, setOwn] = useState<readonly string[]>(defaultSelected ?? [])
  const now = selected ?? own
  // A removed row is no longer selected, so that an action affects only rows that the user can see.
  const chosen = useMemo(() => {
    if (now.length === 0) return new Set<string>()
    const there = new Set(keys)
    return new Set(now.filter((key) => there.has(key)))
  }, [now, keys])
  const pressed = useRef<string>(undefined)
  const latest = useRef({ keys, chosen, onSelectedChange })
  latest.current = { keys, chosen, onSelectedChange }

  const set = useCallback((next: readonly string[]) => {
    setOwn(next)
    latest.current.onSelectedChange?.([...next])
  }, [])

  const toggle = useCallback(
    (key: string, isRange: boolean) => {
      const { keys, chosen } = latest.current
      const next = new Set(chosen)
      const isOn = !chosen.has(key)
      for (const one of isRange ? between(keys, pressed.current, key) : [key]) {
        if (isOn) next.add(one)
        else next.delete(one)
      }
      pressed.current = key
      set([...next])
    },
    [set],
  )

  return { chosen, set, toggle }
}

function between(keys: readonly string[], from: string | undefined, to: string) {
  const [one, other] = [keys.indexOf(from ?? to), keys.indexOf(to)]
  return one < 0 ? [to] : keys.slice(Math.min(one, other), Math.max(one, other) + 1)
}
