import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Compresses each file once at the highest level, because the server sends it thousands of times. */
export function precompress(): Plugin {
  return {
    name: 'arot:precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle() {
      const folder = this.environment.config.build.outDir
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name)
        if (!/\.(js|css|svg|webmanifest)$/.test(name) || !statSync(file).isFile()) continue
        const bytes = readFileSync(file)
        writeFileSync(`${file}.br`, shortest(bytes))
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

/** Ways to encode the distance of a repetition. The best one depends on the file, with up to 0.4 % between them. */
const distances = [
  { postfix: 0, direct: 0 },
  { postfix: 1, direct: 2 },
  { postfix: 1, direct: 12 },
  { postfix: 2, direct: 16 },
  { postfix: 3, direct: 24 },
  { postfix: 3, direct: 32 },
]

function shortest(bytes: Buffer) {
  const tried = distances.map(({ postfix, direct }) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    }
    return brotliCompressSync(bytes, { params })
  })
  return tried.reduce((best, next) => (next.length < best.length ? next : best))
}
