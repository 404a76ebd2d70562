import { AnchorMdx } from '@storybook/addon-docs/blocks'
import { use } from 'react'

type Entry = { id: string; type: string; importPath: string }

/** The page of each component, by its name, from Storybook’s own index. Empty if that does not load. */
const pages = fetch('./index.json')
  .then((answer) => answer.json())
  .then(({ entries }: { entries: Record<string, Entry> }) => new Map(Object.values(entries).flatMap(pageOf)))
  .catch(() => new Map<string, string>())

function pageOf({ id, type, importPath }: Entry): [string, string][] {
  const [, name] = /\/(\w+)\/\1\.mdx$/.exec(importPath) ?? []
  return type === 'docs' && name ? [[name, id]] : []
}

/** A text in which the name of each component leads to its page. The name of this page’s own does not. */
export function ComponentLinks({ children }: { children: string }) {
  const ids = use(pages)
  const here = new URLSearchParams(location.search).get('id')
  return children.split(/\b([A-Z]\w+)\b/).map((part, index) => {
    const id = index % 2 === 1 ? ids.get(part) : undefined
    return id === undefined || id === here ? (
      part
    ) : (
      <AnchorMdx key={index} href={`?path=/docs/${id}`} target="_self">
        {part}
      </AnchorMdx>
    )
  })
}
