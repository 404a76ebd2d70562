// Runs the steps of a Dockerfile without Docker, so that no second list of steps can differ from it. Each stage is a folder
// that stands for its root. An unknown kind of step is an error.
import { spawn } from 'node:child_process'
import { copyFile, cp, mkdir, readFile, stat } from 'node:fs/promises'
import { basename, delimiter, join, matchesGlob, relative, resolve } from 'node:path'

export type Stage = {
  /** The folder that stands for `/`. */
  root: string
  workdir: string
  env: Record<string, string>
  user: string
  command: string[]
}

type Work = { context: string; ignored: string[]; stages: Map<string, Stage>; say: (step: string) => void }

/** Runs all steps of `context/Dockerfile` inside `place`: the last stage is the image. */
export async function buildImage(context: string, place: string, say: Work['say']): Promise<Stage> {
  const stages = new Map<string, Stage>()
  const work = { context, ignored: lines(await readFile(join(context, '.dockerignore'), 'utf8')), stages, say }
  let stage: Stage | undefined
  for (const line of lines(await readFile(join(context, 'Dockerfile'), 'utf8'))) {
    const [instruction = '', ...words] = line.split(/\s+/)
    if (instruction === 'FROM') {
      const [base = '', , name = `stage-${stages.size}`] = words
      stage = await begin(join(place, name), base, stages.get(base))
      stages.set(name, stage)
      continue
    }
    const step = steps[instruction]
    if (!step) throw new Error(`${instruction} is a step that scripts/image does not know yet.`)
    if (!stage) throw new Error(`${instruction} stands before FROM.`)
    await step(stage, line.slice(instruction.length).trim(), work)
  }
  if (!stage) throw new Error('The Dockerfile has no stage.')
  return stage
}

const steps: Record<string, (stage: Stage, words: string, work: Work) => unknown> = {
  WORKDIR(stage, words) {
    stage.workdir = words
    return mkdir(at(stage, '.'), { recursive: true })
  },
  ENV(stage, words) {
    for (const word of words.split(/\s+/)) {
      const [name = '', ...value] = word.split('=')
      stage.env[name] = value.join('=')
    }
  },
  USER(stage, words) {
    stage.user = words
  },
  CMD(stage, words) {
    stage.command = JSON.parse(words)
  },
  async COPY(stage, words, work) {
    const options = words.match(/^--from=(\S+)\s+/)
    const paths = words.slice(options?.[0].length ?? 0).split(/\s+/)
    const target = paths.pop() as string
    for (const path of paths) await copy(stage, path, target, options?.[1], work)
  },
  async RUN(stage, words, { say }) {
    const began = Date.now()
    await run(stage, words)
    say(`${words} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  },
}

async function copy(stage: Stage, path: string, target: string, origin: string | undefined, work: Work) {
  const { context, ignored, stages } = work
  const from = origin === undefined ? undefined : stages.get(origin)
  if (path.startsWith('--') || (origin !== undefined && !from)) throw new Error(`COPY ${path} is not known here yet.`)
  const source = from ? at(from, path) : join(context, path)
  const isInto = target.endsWith('/') && !(await stat(source)).isDirectory()
  await cp(source, at(stage, isInto ? join(target, basename(path)) : target), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => from !== undefined || !ignored.some((glob) => matchesGlob(relative(context, file), glob)),
  })
}

/** The environment of a process in a stage, without the variables of `npm run`. */
export function environmentOf(stage: Stage, more: Record<string, string> = {}) {
  return { PATH: [join(stage.root, 'usr/local/bin'), process.env.PATH].join(delimiter), ...stage.env, ...more }
}

/** The path on this machine of a path in the image. */
export function at(stage: Stage, path: string) {
  return join(stage.root, resolve('/', stage.workdir, path))
}

async function begin(root: string, base: string, from: Stage | undefined): Promise<Stage> {
  if (from) {
    await cp(from.root, root, { recursive: true, verbatimSymlinks: true })
    return { ...structuredClone(from), root }
  }
  const [major] = process.versions.node.split('.')
  if (!base.startsWith(`node:${major}-`)) throw new Error(`The image is made from ${base}, and this is Node ${major}.`)
  await mkdir(join(root, 'usr/local/bin'), { recursive: true })
  // Another user may not be able to enter the folder of this Node.
  await copyFile(process.execPath, join(root, 'usr/local/bin/node'))
  return { root, workdir: '/', env: {}, user: 'root', command: [] }
}

function run(stage: Stage, command: string) {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$)/i.test(name)))
  const env = { ...own, ...environmentOf(stage), npm_config_prefix: join(stage.root, 'usr/local') }
  return new Promise<void>((resolve, reject) => {
    const child = spawn('sh', ['-c', command], { cwd: at(stage, '.'), env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (data) => (output += data))
    child.stderr.on('data', (data) => (output += data))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}:\n${output}`)),
    )
  })
}

/** The lines without comments and empty lines. A line that ends with a backslash continues in the next. */
function lines(text: string) {
  return text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}
