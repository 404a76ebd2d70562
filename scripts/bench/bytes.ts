import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export type Bytes = { js: number; css: number }

/** What a visitor loads of a built page, brotli; React, which all have, included. */
export function bytesOf(built: string): Bytes {
  return { js: sum(built, 'js'), css: sum(built, 'css') }
}

/** The same of its JavaScript alone, as gzip: how tables of others are reported. */
export function gzippedScriptOf(built: string) {
  return sum(built, 'js', gzipSync)
}

function sum(folder: string, extension: string, compress: (bytes: Buffer) => Buffer = brotliCompressSync) {
  return globSync(`**/*.${extension}`, { cwd: folder })
    .map((file) => compress(readFileSync(join(folder, file))).length)
    .reduce((total, bytes) => total + bytes, 0)
}
