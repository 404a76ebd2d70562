// Runs in Node, bundled by scripts/consumers/stories-on-server.ts: every story, by React's server renderer alone.
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Story } from './preview.ts'

const files = import.meta.glob<Record<string, Story>>('/packages/ui/src/*/*/*.stories.tsx', { eager: true })

const said: string[] = []
Object.assign(console, { error: say, warn: say })

const results = Object.entries(files).map(([path, module]) => {
  const stories = Object.entries(module).filter(([, { input }]) => !input.tags?.includes('!test'))
  const problems = stories.flatMap(([name, story]) => problemsOf(story).map((problem) => `${name}: ${problem}`))
  return { file: path.split('/').at(-1), count: stories.length, problems }
})
process.stdout.write(JSON.stringify(results))

function problemsOf({ Component }: Story) {
  said.length = 0
  try {
    renderToString(createElement(Component))
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 3).join(' ') : error)
  }
  return [...said]
}

function say(...words: unknown[]) {
  said.push(words.join(' '))
}
