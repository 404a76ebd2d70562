// Renders every story in Node with the components of the packed library and of `@arot/trade`, to check that every state
// renders on a server.
import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { root, ui } from '../package/pack.ts'
import type { Check } from '../package/report.ts'
import { uiSources } from '../ui-source.ts'

const source = join(ui, 'src')

/** `host` is a folder with the library installed. */
export async function storiesOnServer(host: string): Promise<Check[]> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [packedComponents(join(host, 'node_modules/@arot/ui/dist')), storybookStandIns],
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ssr: join(ui, 'test/server/render-stories.ts'),
      outDir: join(host, 'stories'),
      rolldownOptions: { external: /^(react|react-dom)($|\/)/, output: { entryFileNames: 'stories.js' } },
    },
  })
  const output = execFileSync('node', ['stories/stories.js'], { cwd: host, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const results: { file: string; count: number; problems: string[] }[] = JSON.parse(output)
  return results.map(({ file, count, problems }) => ({
    name: `${count} stories of ${file} render in Node`,
    run: () => (count > 0 ? problems : ['it has no stories']),
  }))
}

/** Replaces imports of the source by imports of the package. */
function packedComponents(dist: string): Plugin {
  const entries = uiSources()
  const moduleUrl = (module: string) => pathToFileURL(join(dist, module.replace(/\.tsx?$/, '.js'))).href
  return {
    name: 'packed-components',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      const entry = entries.get(id)
      if (entry?.startsWith('ui/src/')) return { id: moduleUrl(entry.slice('ui/src/'.length)), external: 'absolute' }
      if (entry !== undefined) return join(root, 'packages', entry)
      if (!importer?.startsWith(source) || !id.startsWith('.')) return null
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true })
      const isOfStories = /\.(stories|fixtures|docs)\.tsx?$/.test(id)
      if (!resolved || isOfStories || !/\.tsx?$/.test(resolved.id)) return resolved
      return { id: moduleUrl(relative(source, resolved.id)), external: 'absolute' }
    },
  }
}

/** Stand-ins for modules of Storybook that need a browser. */
const standIns: Record<string, string> = {
  '#storybook/preview.tsx': join(ui, 'test/server/preview.ts'),
  'storybook/test': join(ui, 'test/server/storybook-test.ts'),
}

const storybookStandIns: Plugin = {
  name: 'storybook-stand-ins',
  enforce: 'pre',
  resolveId: (id) =>
    standIns[id] ?? (id.startsWith('#storybook') ? id.replace('#storybook', join(root, '.storybook')) : null),
}
