import { useEffect } from 'react'
import { useStorybookApi, useStorybookState } from 'storybook/manager-api'

type Index = NonNullable<ReturnType<ReturnType<typeof useStorybookApi>['getIndex']>>
type Entry = Index['entries'][string]

const { otherNames = {} } = globalThis as { otherNames?: Record<string, string[]> }
const complete = new WeakSet<Index>()

/** The search of the sidebar finds pages by their other names, and guides also by their headings. */
export function OtherNames() {
  const api = useStorybookApi()
  const { internal_index: index } = useStorybookState()
  useEffect(() => {
    if (!index || complete.has(index)) return
    const entries = Object.entries(index.entries).map(([id, entry]) => [id, withNames(entry)])
    const next: Index = { ...index, entries: Object.fromEntries(entries) }
    complete.add(next)
    void api.setIndex(next)
  }, [api, index])
  return null
}

/** The headings of component pages are all the same, so that each would be found a hundred times. */
function withNames(entry: Entry): Entry {
  if (entry.type !== 'docs') return entry
  const headings = entry.tags?.includes('unattached-mdx') ? (entry.anchors ?? []) : []
  const names = (otherNames[entry.importPath] ?? []).map((title) => ({ id: title, title }))
  return { ...entry, anchors: [...headings, ...names] }
}
