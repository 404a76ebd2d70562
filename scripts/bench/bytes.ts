import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export type Bytes = { js: number; css: number }

/** What a visitor loads of a built page, brotli; React, which all have, included. */
export function bytesOf(built: string): Bytes {
  return { js: sum(built, 'js'), css: sum(built, 'css') }
}

function sum(folder: string, extension: string) {
  return globSync(`**/*.${extension}`, { cwd: folder })
    .map((file) => brotliCompressSync(readFileSync(join(folder, file))).length)
    .reduce((total, bytes) => total + bytes, 0)
}
