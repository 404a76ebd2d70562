import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { expect, it } from 'vitest'
import { modes, pageModes } from '../../../.storybook/modes.ts'
import { ui } from '../scripts/components.ts'

const root = join(ui, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap(storiesOf)
const taken = stories.filter(({ isTaken }) => isTaken)
const all = Object.keys(modes).length
const pictures = taken.reduce((sum, { isPage }) => sum + (isPage ? all - Object.keys(pageModes).length : all), 0)

it('takes snapshots of the stories with a picture here, and of the pages', () => {
  const wanted = stories.filter(
    ({ isPictured, file }) => isPictured || /^packages\/app\/.*\/page\.stories\.tsx$/.test(file),
  )
  expect(taken.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
})

it('takes no snapshot by default', () => {
  expect(read('.storybook/preview.tsx')).toContain('chromatic: { modes, disableSnapshot: true }')
})

it('takes fewer than 1,000 snapshots in a full run, about as many as CONTRIBUTING.md says', () => {
  expect(pictures).toBeLessThan(1000)
  const [, count] = /about (\d+) pictures/.exec(read('CONTRIBUTING.md')) ?? []
  expect(Math.abs(pictures - Number(count))).toBeLessThan(50)
})

/** Reads the stories of a file without running them, because some need a browser. */
function storiesOf(file: string) {
  const code = read(file)
  const csf = loadCsf(code, { fileName: join(root, file), makeTitle: (title) => title }).parse()
  const asksIn = ({ parameters }: Annotations = {}) =>
    code.slice(parameters?.start ?? 0, parameters?.end ?? 0).includes('disableSnapshot: false')
  return Object.entries(csf._stories).map(([key, { id, tags = [] }]) => ({
    id,
    file,
    isPictured: tags.includes('visual'),
    isTaken: asksIn(csf._storyAnnotations[key]) || asksIn(csf._metaAnnotations),
    isPage: code.includes('modes: pageModes'),
  }))
}

type Annotations = { parameters?: { start?: number | null; end?: number | null } }
