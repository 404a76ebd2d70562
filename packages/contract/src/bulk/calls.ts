// A supplier's calls for bulk edits, imports and exports. Only our server has them. Built from a client's `call`, so
// that other pages do not load them.
import type { Product, ProductPage } from '../catalog/types.ts'
import {
  type Call,
  type CallOptions,
  type Endpoint,
  type KeyedOptions,
  nextCursor,
  writeHeaders,
} from '../http/call.ts'
import { decode } from '../http/decode.ts'
import * as endpoints from '../http/endpoints.ts'
import { ApiError } from '../http/errors.ts'
import { ownCalls, queryOf, requireOurs } from '../http/own.ts'
import type { Cell, CellVerdict, ColumnChoice, ImportLine, ImportMode, OwnQuery } from './rules.ts'

export function workspaceCalls(call: Call) {
  const own = ownCalls<Product>(call)
  const cellWrites = ownCalls<{ verdicts: CellVerdict[] }>(call)

  return {
    /** The caller's own products, page by page. */
    getOwnProducts: async (query: OwnQuery = {}, options?: CallOptions): Promise<ProductPage> => {
      const answer = await own.send(`${endpoints.getOwnProducts}${queryOf(query)}`, options)
      return {
        products: own.readItems(answer),
        next: nextCursor(answer),
        total: Number(answer.headers.get('X-Total-Count')),
        isEstimate: false,
      }
    },

    /** Changes each cell that still has its `from` value. Returns a verdict for each cell, in the same order. */
    changeCells: async (cells: readonly Cell[], options?: KeyedOptions): Promise<CellVerdict[]> => {
      const { verdicts } = await cellWrites.write(endpoints.changeCells, { cells }, options)
      return verdicts
    },

    /**
     * Sends a file and yields the lines of the report as they arrive. Ends with `done`. Throws if the file is
     * rejected or the connection breaks; then nothing was written, or a retry with the same key returns what was.
     */
    async *importProducts(
      file: Blob,
      mode: ImportMode,
      { columns, ...options }: KeyedOptions & { columns?: ColumnChoice | undefined } = {},
    ): AsyncGenerator<ImportLine> {
      await requireOurs(call)
      const body = file.slice(0, file.size, 'text/csv')
      const { body: answer, status } = await call.open(importEndpoint(mode, columns), {
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

    /** Returns the file of the caller's products. A plain link to it would have no token. */
    exportProducts: async (options?: CallOptions & { language?: 'en' | 'bn' }): Promise<Blob> => {
      await requireOurs(call)
      const { language, ...others } = options ?? {}
      const response = await call.open(`${endpoints.exportProducts}${queryOf({ language })}`, others)
      return response.blob()
    },
  }
}

const importEndpoint = (mode: ImportMode, columns?: ColumnChoice): Endpoint =>
  `${endpoints.importProducts}${queryOf({ mode, columns: columns?.join(',') })}`

/** Splits a stream into lines. A chunk can end inside a line. */
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
