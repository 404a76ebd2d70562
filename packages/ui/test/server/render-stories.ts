// Renders every story in Node with React's server renderer. scripts/consumers/stories-on-server.ts bundles it.
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Story } from './preview.ts'

const files = import.meta.glob<Record<string, Story>>(
  ['/packages/ui/src/*/*/*.stories.tsx', '/packages/trade/src/*/*.stories.tsx'],
  { eager: true },
)

const complaints: string[] = []
Object.assign(console, { error: say, warn: say })

const results = Object.entries(files).map(([path, module]) => {
  const stories = Object.entries(module).filter(([, { input }]) => !input.tags?.includes('!test'))
  const problems = stories.flatMap(([name, story]) => problemsOf(story).map((problem) => `${name}: ${problem}`))
  return { file: path.split('/').at(-1), count: stories.length, problems }
})
process.stdout.write(JSON.stringify(results))

function problemsOf({ Component, Touched }: Story) {
  complaints.length = 0
  const html = render(() => createElement(Component))
  for (const tag of html.match(/<[a-z][^>]*>/g) ?? []) {
    // A host's content security policy may forbid inline styles in server-rendered HTML.
    if (isOurs(tag) && tag.includes(' style="')) say(`has a style of its own: ${tag}`)
  }
  const touched = render(() => createElement(Touched)).match(/<[a-z][^>]*\bof-the-host\b[^>]*>/g) ?? []
  for (const tag of touched) if (!tag.includes('arot-host')) say(`does not know the host’s class for one: ${tag}`)
  return [...complaints]
}

function render(draw: () => ReactNode) {
  try {
    return renderToString(draw())
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' ') : error)
    return ''
  }
}

function isOurs(tag: string) {
  return /class="arot[ "]/.test(tag)
}

function say(...words: unknown[]) {
  complaints.push(words.join(' '))
}
