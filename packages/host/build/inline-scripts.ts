import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Puts scripts that must run first into the document: a request for them would come too late. */
export function inlineScripts(): Plugin {
  let root = ''
  return {
    name: 'arot:inline-scripts',
    configResolved(config) {
      root = config.root
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(/<script src="([^"]+)"><\/script>/g, (_, file) => `<script>${read(join(root, file))}</script>`),
    },
  }
}

/** Removes comments and indentation. */
function read(file: string) {
  return readFileSync(file, 'utf8')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^\s+/gm, '')
    .trim()
}
