// The calls of a supplier's own table and files, which only our server has. Made from a client's `call` by the pages that
// need them.

import type { Product, ProductPage } from '../catalog/types.ts'
import { type Call, type CallOptions, type KeyedOptions, nextCursor, writeHeaders } from '../http/call.ts'
import { decode } from '../http/decode.ts'
import { ApiError } from '../http/errors.ts'
import { ownCalls, queryOf, requireOurs } from '../http/own.ts'
import type { Cell, CellVerdict, ColumnChoice, ImportLine, ImportMode, OwnQuery } from './rules.ts'

export function workspaceCalls(call: Call) {
  const own = ownCalls<Product>(call)
  const cellWrites = ownCalls<{ verdicts: CellVerdict[] }>(call)

  return {
    /** The caller’s own products, a page at a time. */
    getOwnProducts: async (query: OwnQuery = {}, options?: CallOptions): Promise<ProductPage> => {
      const answer = await own.send('GET', `/products/mine${queryOf(query)}`, options)
      return {
        products: own.readItems(answer),
        next: nextCursor(answer),
        total: Number(answer.headers.get('X-Total-Count')),
        isEstimate: false,
      }
    },

    /** Changes each cell that is as its editor saw it, and says of each what came of it, in their order. */
    changeCells: async (cells: readonly Cell[], options?: KeyedOptions): Promise<CellVerdict[]> => {
      const { verdicts } = await cellWrites.write('POST', '/products/cells', { cells }, options)
      return verdicts
    },

    /**
     * Sends a file and tells what is said of it as it is said. Ends with `done`; throws where it is refused, or where it
     * breaks off: then nothing was written, or the same key asks what was.
     */
    async *importProducts(
      file: Blob,
      mode: ImportMode,
      { columns, ...options }: KeyedOptions & { columns?: ColumnChoice | undefined } = {},
    ): AsyncGenerator<ImportLine> {
      await requireOurs(call)
      const body = file.slice(0, file.size, 'text/csv')
      const { body: answer, status } = await call.open('POST', importPath(mode, columns), {
        ...options,
        body,
        ours: writeHeaders(options),
      })
      for await (const line of answer ? linesOf(answer) : []) {
        const fact = decode(JSON.parse(line)) as ImportLine | { failed: unknown }
        if ('failed' in fact) throw new ApiError(status, fact.failed, { code: 'failed', title: 'The import failed' })
        if ('done' in fact && fact.done.catalogueVersion) call.updateCatalogueVersion(fact.done.catalogueVersion)
        yield fact
        if ('done' in fact) return
      }
      throw new ApiError(0, null, { code: 'network', title: 'The import broke off' })
    },

    /** Returns the file of your products: a link to it would be opened without the token. */
    exportProducts: async (options?: CallOptions & { language?: 'en' | 'bn' }): Promise<Blob> => {
      await requireOurs(call)
      const language = options?.language
      const response = await call.open('GET', `/products/export${language ? `?language=${language}` : ''}`, {
        ...options,
      })
      return response.blob()
    },
  }
}

const importPath = (mode: ImportMode, columns?: ColumnChoice) =>
  `/products/import?mode=${mode}${columns ? `&columns=${columns.join(',')}` : ''}`

/** The lines of a text that comes in pieces, which may end anywhere. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const [reader, decoder] = [body.getReader(), new TextDecoder()]
  let rest = ''
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      yield* lines.filter((line) => line !== '')
    }
    if (rest !== '') yield rest
  } finally {
    await reader.cancel().catch(() => {})
  }
}
