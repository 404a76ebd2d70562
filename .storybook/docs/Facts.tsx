import { Source, Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import reviews from '../../packages/ui/accessibility.json' with { type: 'json' }
import weights from '../../packages/ui/weights.json' with { type: 'json' }
import { componentReference } from './component-reference.ts'
import { Disclosure } from './Disclosure.tsx'
import { TextWithCode } from './Table.tsx'

const changesets = import.meta.glob<string>('../../.changeset/*.md', { query: '?raw', import: 'default', eager: true })
const changelog = import.meta.glob<string>('../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The paragraphs of the next release and of the changelog. */
const paragraphs = [
  ...Object.values(changesets).map((text) => text.replace(/^---\n.*?\n---\n/s, '')),
  ...Object.values(changelog),
].flatMap((text) => text.split(/\n\n|\n- /).map((part) => part.trim()))

/** The import line of a component, and what somebody asks before using it: since when, how heavy, what changed. */
export function Facts({ of }: { of: string }) {
  const { entry, parts, functions, group, since } = componentReference(of)
  const names = [...parts, ...functions].map(({ name }) => name).join(', ')
  const weight: number | undefined = (weights as Record<string, number>)[of]
  const reviewed: string | undefined = (reviews as Record<string, string>)[of]
  const folder = group === 'trade' ? 'packages/trade/src' : `packages/ui/src/${group}`
  const changes = changesOf(of)
  return (
    <>
      {/* The code arrives later: its place is there from the start. */}
      <div className="min-h-32">
        <Source code={`import { ${names} } from '${entry}'`} language="tsx" />
      </div>
      <Unstyled>
        <div className="light -mt-3 font-arot-sans text-arot-13 text-arot-muted">
          <dl className="flex flex-wrap gap-x-6 gap-y-1">
            <Fact name="Status">{statusOf(group, since)}</Fact>
            {group !== 'trade' && <Fact name="Since">{since === 'next' ? 'the next release' : since}</Fact>}
            {weight !== undefined && <Fact name="Weight">{weight} kB, Brotli, without React</Fact>}
            <Fact name="Source">{`${folder}/${of}`}</Fact>
            <Fact name="Accessibility">
              {reviewed ? `reviewed on ${reviewed}` : 'not reviewed yet'}, checked with axe on every change
            </Fact>
          </dl>
          {changes.length > 0 && (
            <Disclosure title={changes.length === 1 ? 'One change' : `${changes.length} changes`}>
              <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-arot-ink">
                {changes.map((text) => (
                  <li key={text}>
                    <TextWithCode>{text}</TextWithCode>
                  </li>
                ))}
              </ul>
            </Disclosure>
          )}
        </div>
      </Unstyled>
    </>
  )
}

function statusOf(group: string, since: string) {
  if (group === 'trade') return 'of this market, not in the package'
  return since === 'next' ? 'new' : 'stable'
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd className="wrap-anywhere text-arot-ink">{children}</dd>
    </div>
  )
}

/** The changes of the component: paragraphs that name it. */
function changesOf(name: string): string[] {
  const word = new RegExp(`\\b${name}\\b`)
  return paragraphs.filter((text) => word.test(text))
}
