import { Unstyled } from '@storybook/addon-docs/blocks'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { aliasesOf } from '../../packages/ui/scripts/aliases.ts'
import { cn } from '../../packages/ui/src/lib/cn.ts'
import { EmptyState } from '../../packages/ui/src/primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../packages/ui/src/primitives/ErrorState/ErrorState.tsx'
import { TextInput } from '../../packages/ui/src/primitives/TextInput/TextInput.tsx'
import { CardLink } from './CardLink.tsx'
import { componentReference } from './component-reference.ts'

type Tile = { id: string; name: string; group: string; source: string; isGuide: boolean }
type IndexEntry = { id: string; title: string; type: string; tags: string[]; importPath: string }

const examples = import.meta.glob<Record<string, ComponentType>>('../../packages/*/src/**/*.example.tsx')
const pages = import.meta.glob<string>('../../packages/*/src/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** All components with their examples, in the groups of the sidebar. The search knows other names, and finds guides too. */
export function Gallery() {
  const { tiles, hasFailed } = useTiles()
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = tiles.filter((tile) => (words.length > 0 ? matches(tile, words) : !tile.isGuide))
  const groups = Map.groupBy(found, ({ group }) => group)
  return (
    <Unstyled>
      <div className="my-6 grid gap-8 font-arot-sans" data-gallery>
        <TextInput
          className="light"
          type="search"
          label="Find a component or a guide"
          hint="By its name or another one: modal, chip, dropdown, autocomplete, i18n"
          value={search}
          onValueChange={setSearch}
        />
        <p role="status" className="sr-only">
          {words.length > 0 && `${found.length} found`}
        </p>
        {hasFailed && <ErrorState className="light" title="The list of components could not be loaded" />}
        {tiles.length > 0 && found.length === 0 && (
          <EmptyState
            className="light"
            title="Nothing has this name"
            text="Try what it does: choose, upload, confirm."
          />
        )}
        {[...groups].map(([group, members]) => (
          <section key={group} aria-label={group}>
            <h3 className="light mb-3 font-semibold text-arot-13 text-arot-muted">{group}</h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-4">
              {members.map((tile) => (
                <TileView key={tile.id} {...tile} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Unstyled>
  )
}

function TileView(tile: Tile) {
  const { id, name, isGuide } = tile
  return (
    <li className="relative flex flex-col overflow-hidden rounded-arot-card border border-arot-line focus-within:border-arot-brand hover:border-arot-brand">
      {!isGuide && <Preview {...tile} />}
      <div className="light grid grow content-start gap-0.5 bg-arot-surface px-3 py-2.5">
        <CardLink page={id}>{name}</CardLink>
        <p className="line-clamp-2 text-arot-12 text-arot-muted">{isGuide ? 'Guide' : summaryOf(name)}</p>
      </div>
    </li>
  )
}

/** Primitives are small. What fills a page has no height of its own here. */
const frames: Record<string, string> = { Primitives: 'w-auto [zoom:0.5]', Site: '**:min-h-0!' }

/** The example, small, loaded when it comes into view. It is a picture here, so nobody can operate it. */
function Preview({ name, group, source }: Tile) {
  const place = useRef<HTMLDivElement>(null)
  const [Example, setExample] = useState<ComponentType>()
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setExample(() => lazyExample(name, source))
      },
      { rootMargin: '300px' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [name, source])
  return (
    <div
      ref={place}
      inert
      aria-hidden
      className="h-36 border-arot-line border-b bg-arot-canvas text-arot-ink contain-strict"
    >
      <div className={cn('w-2xl p-6 text-arot-14 [zoom:0.34]', frames[group.split(' ')[0] ?? ''])}>
        <Suspense>{Example && <Example />}</Suspense>
      </div>
    </div>
  )
}

function lazyExample(name: string, source: string) {
  const load = examples[source.replace('.mdx', '.example.tsx')]
  return lazy(async () => ({ default: (await load?.())?.[`${name}Example`] ?? (() => null) }))
}

const summaryOf = (name: string) => componentReference(name).parts[0]?.summary.replaceAll('`', '') ?? ''

/** Looks for each word in the name, in the other names, and in what a component is for. */
function matches({ name, source, isGuide }: Tile, words: string[]) {
  const text = `${name} ${aliasesOf(pages[source] ?? '')} ${isGuide ? '' : summaryOf(name)}`.toLowerCase()
  return words.every((word) => text.includes(word))
}

/** The pages in Storybook’s own index, so that the gallery has the order and the groups of the sidebar. */
function useTiles() {
  const [tiles, setTiles] = useState<Tile[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    fetch('./index.json', { signal: leaving.signal })
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, IndexEntry> }) => setTiles(Object.values(entries).flatMap(tileOf)))
      .catch(() => setHasFailed(!leaving.signal.aborted))
    return () => leaving.abort()
  }, [])
  return { tiles, hasFailed }
}

function tileOf({ id, title, type, tags, importPath }: IndexEntry): Tile[] {
  const isGuide = tags.includes('unattached-mdx')
  if (type !== 'docs' || !(isGuide || tags.includes('attached-mdx'))) return []
  const parts = title.split('/')
  const source = importPath.replace('./', '../../')
  return [{ id, name: parts.at(-1) ?? '', group: parts.slice(0, -1).join(' · '), source, isGuide }]
}
