import { once as heard } from 'node:events'
import type { Readable } from 'node:stream'
import { type ImportLine, type ImportMode, importLimits } from '@arot/contract'
import { exportQuery, importQuery } from '@arot/contract/workspace-wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defineCall } from '../http/call.ts'
import { sendFile } from '../http/csv.ts'
import { originHeaders, standingHeaders } from '../http/headers.ts'
import { problemOf } from '../http/problem.ts'
import type { Parts } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { exportOwn } from '../stores/own-export.ts'
import { bengali, cellText, columnNames } from '../workspace/columns.ts'
import { guard } from '../workspace/guard.ts'
import { importRows } from '../workspace/import.ts'
import { readFile } from '../workspace/read-file.ts'
import { keyOf } from './writing.ts'

/** Imports under way at once in this process: each holds its file and its rows in memory. */
const mostAtOnce = 4

/** A supplier's products as files, out and in. */
export function fileRoutes(app: FastifyInstance, { catalogue, config, db }: Parts) {
  const { publicUrl, currency } = config
  const importing = new Set<string>()

  defineCall(app, {
    method: 'GET',
    path: '/products/export',
    summary:
      'All products of the caller’s as a CSV file that no spreadsheet runs anything of, and that an import takes without a change.',
    access: 'user',
    query: exportQuery,
    refusals: ['invalid'],
    handle: ({ request, reply, query, caller }) => {
      const headings = columnNames.map((name) => (query.language === 'bn' ? bengali[name] : name))
      async function* rows() {
        for await (const { id, values } of exportOwn(db, caller.uid)) {
          yield columnNames.map((column) => {
            if (column === 'id') return id
            return guard(cellText(values, column, publicUrl))
          })
        }
      }
      return sendFile(request, reply, { name: 'products', headings, rows: rows() })
    },
  })

  // A file is read as it comes, once it is known whose it is.
  app.register(async (files) => {
    files.removeAllContentTypeParsers()
    files.addContentTypeParser(['text/csv', 'application/octet-stream'], (_request, body, done) => done(null, body))
    files.addContentTypeParser('*', (_request, _body, done) => done(noFile()))
    defineCall(files, {
      method: 'POST',
      path: '/products/import',
      summary:
        'Takes a CSV file into the caller’s products, or only checks it; answers JSON lines: how it was read, progress, a verdict a row, what came of it.',
      access: 'user',
      query: importQuery,
      slowBody: importLimits.bytes,
      refusals: ['invalid', 'too_large', 'too_many', 'key_reused'],
      handle: async ({ request, reply, query, caller }) => {
        if (importing.has(caller.uid) || importing.size >= mostAtOnce) {
          throw new Refusal('too_many', { retryAfter: 5 }, 'One import at a time. Try again when the other is done.')
        }
        importing.add(caller.uid)
        try {
          await take(request, reply, query.mode, caller.uid)
        } finally {
          importing.delete(caller.uid)
        }
        return reply
      },
    })
  })

  async function take(request: FastifyRequest, reply: FastifyReply, mode: ImportMode, uid: string) {
    const leaving = new AbortController()
    reply.raw.once('close', () => leaving.abort())
    const { signal } = leaving
    const bytes = await bytesOf(request.body)
    const key = keyOf(request, bytes.toString('base64'))
    const { read, rows, mark } = await readFile(bytes, currency, signal)
    const tell = begin(request, reply)
    tell({ read })
    const house = { currency, publicUrl, mark }
    const onProgress = (progress: { done: number; of: number }) => tell({ progress })
    try {
      const imported = await importRows(db, uid, rows, { ...house, mode, key, signal, onProgress })
      const { catalogueVersion } = imported.done
      if (catalogueVersion !== undefined) catalogue.wrote({ version: catalogueVersion, all: true })
      for (const row of imported.rows) if (!tell({ row })) await heard(reply.raw, 'drain', { signal })
      tell({ done: imported.done })
    } catch (error) {
      if (signal.aborted) return
      const { status, ...problem } = problemOf(error)
      if (status >= 500) request.log.error({ err: error }, problem.title)
      tell({ failed: problem })
    }
    reply.raw.end()
  }

  /** Sends the head of the answer, past what would compress it and keep its lines back. */
  function begin(request: FastifyRequest, reply: FastifyReply) {
    reply.hijack()
    reply.raw.writeHead(200, {
      ...standingHeaders(config),
      ...originHeaders(request.headers.origin, config),
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': request.id,
    })
    return (line: ImportLine | { failed: object }) =>
      reply.raw.destroyed || reply.raw.write(`${JSON.stringify(line)}\n`)
  }
}

const noFile = () => {
  const problem = 'A file must say what it is: Content-Type: text/csv.'
  return new Refusal('invalid', { fields: { file: problem } }, problem)
}

/** All of a body, and no more than a file may have. */
async function bytesOf(body: unknown): Promise<Buffer> {
  const tooLarge = () => {
    const problem = `A file may have at most ${importLimits.bytes / 1e6} MB.`
    return new Refusal('too_large', { fields: { file: problem } }, problem)
  }
  const parts: Buffer[] = []
  let size = 0
  for await (const part of (body ?? []) as Readable | Buffer[]) {
    size += part.length
    if (size <= importLimits.bytes) parts.push(part)
    // Read to its end all the same: whoever still sends would not hear why.
    else parts.length = 0
  }
  if (size > importLimits.bytes) throw tooLarge()
  return Buffer.concat(parts)
}
