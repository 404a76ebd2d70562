import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export type Bytes = { jsAtOnce: number; js: number; css: number }

/** The Brotli bytes of a built page, and the bytes needed before the first render. Includes React. */
export function bytesOf(built: string): Bytes {
  return {
    jsAtOnce: sum(built, scriptsOf(built)),
    js: sum(built, all(built, 'js')),
    css: sum(built, all(built, 'css')),
  }
}

/** The gzip bytes of the JavaScript alone, the figure that other tables publish. */
export function gzipSizeOf(built: string) {
  return sum(built, all(built, 'js'), gzipSync)
}

/** The scripts that the page itself requests: the entry and its static imports. */
function scriptsOf(built: string) {
  const page = readFileSync(join(built, 'index.html'), 'utf8')
  return [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file as string)
}

function all(built: string, extension: string) {
  return globSync(`**/*.${extension}`, { cwd: built })
}

function sum(folder: string, files: string[], compress: (bytes: Buffer) => Buffer = brotliCompressSync) {
  return files.reduce((total, file) => total + compress(readFileSync(join(folder, file))).length, 0)
}
