import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import reference from '../reference.json' with { type: 'json' }
import { ui } from '../scripts/components.ts'
import { guidance, writeGuidance } from '../scripts/guidance.ts'
import type { LibraryReference } from '../scripts/reference.ts'

// The files of the packed package that the server reads. Node's permissions forbid it to read anything else.
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'arot-mcp-')))
const args = ['--permission', `--allow-fs-read=${folder}`, join(folder, 'bin/ui.js'), 'mcp']
const pages = guidance(reference as unknown as LibraryReference)

beforeAll(() => {
  for (const path of ['bin', 'package.json', 'reference.json'])
    cpSync(join(ui, path), join(folder, path), { recursive: true })
  writeGuidance(reference as unknown as LibraryReference, join(folder, 'dist/docs'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('with the official client', () => {
  const client = new Client({ name: 'test', version: '1.0.0' })

  beforeAll(() => client.connect(new StdioClientTransport({ command: process.execPath, args })))
  afterAll(() => client.close())

  it('reports its name and its capabilities', async () => {
    expect(client.getServerVersion()).toEqual({ name: '@arot/ui', version: manifest.version })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'list_components',
      'get_guidance',
      'get_props',
      'get_tokens',
      'search',
    ])
    await client.ping()
  })

  it('lists every component', async () => {
    const { text } = await call('list_components')
    const listed = [...text.matchAll(/^- (\w+) \(@arot\/ui\/\w+, /gm)].map(([, name]) => name)
    expect(listed).toEqual(reference.components.map(({ name }) => name))
  })

  it('lists the components of one group', async () => {
    const { text } = await call('list_components', { group: 'Site' })
    expect(text.split('\n')).toHaveLength(reference.components.filter(({ group }) => group === 'site').length)
  })

  it.each([
    ['modal', 'Dialog'],
    ['Modals', 'Dialog'],
    ['chip', 'Tag'],
    ['autocomplete', 'Combobox'],
    ['dropdown menu', 'Menu'],
    ['i18n', 'ArotProvider'],
    ['snackbar', 'Toast'],
    ['toggle', 'Switch'],
    ['date picker', 'DateField'],
    ['data grid', 'DataTable'],
    ['accept a file by drag and drop', 'FileDrop'],
    ['ask for confirmation before something is removed', 'Alerts'],
    ['choose one of many by typing', 'Combobox'],
    ['IconButton', 'IconButton'],
    ['datepicker', 'DateField'],
    ['drop zone', 'FileDrop'],
    ['useToast', 'Toast'],
    ['ComboboxOption', 'Combobox'],
  ])('finds for “%s” first the %s', async (task, name) => {
    const { text } = await call('list_components', { task })
    expect(text).toMatch(new RegExp(`^- ${name} `))
  })

  it('finds both components for “dropdown”', async () => {
    const { text } = await call('list_components', { task: 'dropdown' })
    const [first, second] = text.split('\n').map((line) => /^- (\w+)/.exec(line)?.[1])
    expect([first, second].sort()).toEqual(['Menu', 'Select'])
  })

  it('finds guides by other names of their subject', async () => {
    expect((await call('search', { query: 'ssr' })).text).toMatch(
      /^- Server components \(recipes\/ServerComponents\): /,
    )
    expect((await call('search', { query: 'theming' })).text).toMatch(/^- Brand \(recipes\/Brand\): /)
  })

  it.each(['Brand', 'Language'])(
    'finds the recipe “%s” before the foundation page of the same title',
    async (title) => {
      const { text } = await call('search', { query: title })
      const paths = [...text.matchAll(/^- .+ \(([\w/]+)\): /gm)].map(([, path]) => path)
      expect(paths.slice(0, 2)).toEqual([`recipes/${title}`, `foundations/${title}`])
      expect((await call('get_guidance', { name: title })).text).toBe(pages[`recipes/${title}.md`])
    },
  )

  it('says so if nothing matches', async () => {
    for (const [tool, key] of [
      ['search', 'query'],
      ['list_components', 'task'],
    ] as const)
      expect(await call(tool, { [key]: 'xyzzyplugh' })).toMatchObject({ isError: true })
  })

  it('returns the page of each component', async () => {
    for (const { name } of reference.components)
      expect(await call('get_guidance', { name })).toEqual({ text: pages[`${name}.md`], isError: false })
  })

  it('returns the page of a part, in any letter case, and of a guide', async () => {
    expect((await call('get_guidance', { name: 'menuitem' })).text).toBe(pages['Menu.md'])
    expect((await call('get_guidance', { name: 'recipes/Hosts' })).text).toBe(pages['recipes/Hosts.md'])
  })

  it('returns all props of each component', async () => {
    for (const { name, parts, entry } of reference.components) {
      const { text } = await call('get_props', { name })
      const missing = parts.flatMap(({ props }) => props).filter((prop) => !text.includes(`| \`${prop.name}\` |`))
      expect([name, missing]).toEqual([name, []])
      expect(text).toMatch(/^## Props\n/)
      expect(text.endsWith(`All of it comes from \`${entry}\`.`)).toBe(true)
    }
  })

  it('returns the page of each export, by its name or its import', async () => {
    for (const { name, parts, functions, types } of reference.components)
      for (const exported of [...parts, ...functions, ...types]) {
        expect([exported.name, (await call('get_guidance', { name: exported.name })).text]).toEqual([
          exported.name,
          pages[`${name}.md`],
        ])
      }
    for (const name of ['@arot/ui/Dialog', '@arot/ui/useToast', '@arot/ui/Select'])
      expect(await call('get_guidance', { name })).toMatchObject({ isError: false })
  })

  it.each(reference.types)(
    'gives the type $name that components share, as its author wrote it',
    async ({ name, text, description }) => {
      const answer = await call('get_guidance', { name })
      expect(answer.text).toContain(`import { type ${name} } from '@arot/ui'\n\n${text}\n`)
      expect(answer.text).toContain(description)
      expect(answer.text.match(/^## /gm)).toHaveLength(1)
      expect(await call('get_props', { name: `@arot/ui/${name}` })).toEqual(answer)
    },
  )

  it.each(reference.functions)('returns the shared function $name', async ({ name, text, summary }) => {
    const answer = await call('get_guidance', { name })
    expect(answer.text).toContain(`import { ${name} } from '@arot/ui'\n\n${text}\n`)
    expect(summary).not.toBe('')
    expect(answer.text).toContain(summary)
  })

  it('returns the tokens, all or one group', async () => {
    expect((await call('get_tokens')).text).toBe(pages['tokens.md'])
    const { text } = await call('get_tokens', { group: 'color' })
    expect(text).toMatch(/^## color\n/)
    expect(text).toContain('--arot-color-brand')
    expect(text).not.toContain('--arot-radius')
  })

  it('has every page as a resource', async () => {
    const { resources } = await client.listResources()
    expect(resources.map(({ name }) => name).sort()).toEqual(Object.keys(pages).sort())
    for (const { uri, name } of resources) {
      const { contents } = await client.readResource({ uri })
      expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text: pages[name] }])
    }
  })

  it.each([
    ['get_guidance', {}, 'name is missing'],
    ['get_guidance', { name: 7 }, 'name is a text'],
    ['get_guidance', { name: 'x'.repeat(501) }, 'at most 500'],
    ['get_guidance', { name: 'Dialog', path: '/' }, 'no argument of that name'],
    ['get_guidance', { name: 'Dialogue' }, 'no component, function, type or guide'],
    ['get_props', { name: 'recipes/Hosts' }, 'has no props'],
    ['get_tokens', { group: 'colour' }, 'no such group'],
    ['list_components', { group: 'widgets' }, 'no such group'],
  ])('answers %s of %j in words', async (tool, args, words) => {
    expect(await call(tool, args)).toEqual({ text: expect.stringContaining(words), isError: true })
  })

  it.each([
    '../package.json',
    '../../../../../../etc/passwd',
    '/etc/passwd',
    'file:///etc/passwd',
    'recipes/../../../package.json',
    'C:\\Windows\\win.ini',
    '%2e%2e%2fpackage.json',
    'Dialog.md\u0000',
    '__proto__',
    'constructor',
  ])('reads nothing for the name %j', async (name) => {
    expect(await call('get_guidance', { name })).toMatchObject({ isError: true })
    expect(await call('get_props', { name })).toMatchObject({ isError: true })
    for (const uri of [name, `arot-ui://docs/${name}`])
      await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32_002 })
  })

  it('rejects unknown tools', async () => {
    for (const name of ['delete_everything', '__proto__', 'toString'])
      await expect(client.callTool({ name })).rejects.toMatchObject({ code: -32_602 })
  })

  async function call(name: string, args?: Record<string, unknown>) {
    const { content, isError = false } = await client.callTool({ name, ...(args && { arguments: args }) })
    const [first] = content as [{ type: string; text: string }]
    expect(first.type).toBe('text')
    return { text: first.text, isError }
  }
})

describe('with any other input', () => {
  const ping = (id: unknown) => JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' })

  it.each([
    ['half a message', '{"jsonrpc":"2.0","id":1,', -32_700],
    ['no JSON', 'GET / HTTP/1.1', -32_700],
    ['deep nesting', '['.repeat(500_000), -32_700],
    ['a batch', `[${ping(1)}]`, -32_600],
    ['a bare value', 'null', -32_600],
    ['another version', '{"jsonrpc":"1.0","id":1,"method":"ping"}', -32_600],
    ['no method', '{"jsonrpc":"2.0","id":1}', -32_600],
    ['an id that is an object', '{"jsonrpc":"2.0","id":{},"method":"ping"}', -32_600],
    ['an id that is null', '{"jsonrpc":"2.0","id":null,"method":"ping"}', -32_600],
    ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"tools/destroy"}', -32_601],
    ['a method that every object has', '{"jsonrpc":"2.0","id":1,"method":"constructor"}', -32_601],
    ['params that are a list', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[]}', -32_602],
    ['arguments for no tool', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":{}}}', -32_602],
    ['a message that is too long', `{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(3_000_000)}"}`, -32_600],
  ])('answers %s with an error, then goes on', async (_, line, code) => {
    const answers = await talk([line, ping('after')])
    expect(answers).toEqual([
      {
        jsonrpc: '2.0',
        id: code === -32_601 || code === -32_602 || line.endsWith('"id":1}') ? 1 : null,
        error: { code, message: expect.any(String) },
      },
      { jsonrpc: '2.0', id: 'after', result: {} },
    ])
  })

  it('does not answer notifications, responses and empty lines', async () => {
    const quiet = [
      '{"jsonrpc":"2.0","method":"notifications/initialized"}',
      '{"jsonrpc":"2.0","id":9,"result":{}}',
      '',
      '  ',
    ]
    expect(await talk([...quiet, ping(1)])).toEqual([{ jsonrpc: '2.0', id: 1, result: {} }])
  })

  it.each([
    ['2024-11-05', '2024-11-05'],
    ['2025-11-25', '2025-11-25'],
    ['1999-01-01', '2025-11-25'],
    [undefined, '2025-11-25'],
  ])('agrees with a client of %s on %s', async (protocolVersion, agreed) => {
    const [answer] = await talk([
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion } }),
    ])
    expect(answer).toMatchObject({ result: { protocolVersion: agreed } })
  })

  it('reads the last message without a line end', async () => {
    expect(await talk([], [Buffer.from(`${ping(1)}\n${ping(2)}`)])).toMatchObject([{ id: 1 }, { id: 2 }])
  })

  it('reads lines from chunks that end anywhere, even inside a character', async () => {
    const { linesOf } = await import(join(ui, 'bin/mcp/stdio.js'))
    const bytes = [...Buffer.from('é“”🙂\n\nlast')].map((byte) => Buffer.from([byte]))
    const lines: string[] = []
    for await (const line of linesOf(bytes)) lines.push(line)
    expect(lines).toEqual(['é“”🙂', '', 'last'])
  })

  it('answers any input with JSON-RPC or not at all', async () => {
    const line = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .record({
          jsonrpc: fc.constant('2.0'),
          id: fc.jsonValue(),
          method: fc.constantFrom('tools/call', 'resources/read', 'initialize'),
          params: fc.jsonValue(),
        })
        .map((message) => JSON.stringify(message)),
      fc
        .record({ name: fc.constantFrom('search', 'get_props', 'list_components'), arguments: fc.jsonValue() })
        .map((params) => JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })),
    )
    const lines = fc.sample(line, 500).map((text) => text.replaceAll(/[\n\r]/g, ' '))
    const answers = await talk([...lines, ping('last')])
    expect(answers.at(-1)).toEqual({ jsonrpc: '2.0', id: 'last', result: {} })
    expect(answers.filter((answer) => answer.jsonrpc !== '2.0' || answer.error?.code === -32_603)).toEqual([])
  })

  it('prints its usage for an unknown command', async () => {
    const { stderr, code } = await run([join(folder, 'bin/ui.js'), 'serve'])
    expect(stderr).toContain('"args": ["@arot/ui", "mcp"]')
    expect(code).toBe(2)
  })
})

it('is the command that npx runs: the one with the package’s name', () => {
  expect(manifest.bin).toMatchObject({ ui: 'bin/ui.js' })
  expect(readFileSync(join(ui, manifest.bin.ui), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
})

it('has no dependency', () => {
  const sources = readdirSync(join(ui, 'bin/mcp')).map((file) => readFileSync(join(ui, 'bin/mcp', file), 'utf8'))
  const imported = sources.flatMap((source) =>
    [...source.matchAll(/from '([^']+)'/g)].map(([, from]) => from as string),
  )
  expect(imported.filter((from) => !/^(node:|\.\/)/.test(from))).toEqual([])
})

type Answer = { jsonrpc?: string; id?: unknown; result?: unknown; error?: { code: number } }

/** Sends lines or chunks. Returns all answers until the server ends. */
async function talk(lines: string[], chunks = [Buffer.from(`${lines.join('\n')}\n`)]): Promise<Answer[]> {
  const { lines: answers, stderr, code } = await run(args, chunks)
  expect({ stderr, code }).toEqual({ stderr: '', code: 0 })
  return answers.map((answer) => JSON.parse(answer))
}

async function run(args: string[], chunks: Buffer[] = []) {
  const child = spawn(process.execPath, args, { stdio: 'pipe' })
  const stdout: Buffer[] = []
  const stderr: Buffer[] = []
  child.stdout.on('data', (data) => stdout.push(data))
  child.stderr.on('data', (data) => stderr.push(data))
  const closed = once(child, 'close')
  for (const chunk of chunks) child.stdin.write(chunk)
  child.stdin.end()
  const [code] = await closed
  const lines = Buffer.concat(stdout).toString('utf8').split('\n').slice(0, -1)
  return { lines, stderr: Buffer.concat(stderr).toString('utf8'), code }
}
