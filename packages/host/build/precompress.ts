import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Compresses once, as well as it can be done, what the server then sends a thousand times. */
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
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}
