import { once as heard } from 'node:events'
import type { Readable } from 'node:stream'
import { type ImportLine, type ImportMode, importLimits } from '@arot/contract'
import { exportQuery, importQuery } from '@arot/contract/workspace-wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import PQueue from 'p-queue'
import { defineCall } from '../http/call.ts'
import { sendFile } from '../http/csv.ts'
import { originHeaders, standingHeaders } from '../http/headers.ts'
import { createIntake, leavingOf } from '../http/intake.ts'
import { problemOf } from '../http/problem.ts'
import type { Parts } from '../parts.ts'
import { Refusal } from '../refusal.ts'
import { refuseReused } from '../stores/keys.ts'
import { exportOwn } from '../stores/own-export.ts'
import { bengali, cellText, columnNames } from '../workspace/columns.ts'
import { guard } from '../workspace/guard.ts'
import { importRows } from '../workspace/import.ts'
import { readFile } from '../workspace/read-file.ts'
import { keyOf } from './writing.ts'

/** Files that are read and written at once in this process: each holds its rows in memory. */
const atOnce = 4
/** Files that wait for that, each of another account, and bytes of all files that have come or are coming. */
const mostWaiting = 12
const mostBytes = 8 * importLimits.bytes

type Import = { bytes: Buffer; mode: ImportMode; uid: string; leaving: AbortSignal }

/** A supplier's products as files, out and in. */
export function fileRoutes(app: FastifyInstance, { catalogue, config, db }: Parts) {
  const { publicUrl, currency } = config
  const importing = new Set<string>()
  const receive = createIntake({ bytes: mostBytes, busy })
  const queue = new PQueue({ concurrency: atOnce })

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
        if (importing.has(caller.uid)) {
          throw new Refusal('too_many', { retryAfter: 5 }, 'One import at a time. Try again when the other is done.')
        }
        importing.add(caller.uid)
        const leaving = leavingOf(reply.raw)
        try {
          const bytes = await receive(request.body as Readable | undefined, leaving, limit)
          if (queue.size >= mostWaiting) throw busy()
          const work = () => take(request, reply, { bytes, mode: query.mode, uid: caller.uid, leaving })
          await queue.add(work, { signal: leaving })
        } finally {
          importing.delete(caller.uid)
        }
        return reply
      },
    })
  })

  async function take(request: FastifyRequest, reply: FastifyReply, { bytes, mode, uid, leaving: signal }: Import) {
    const key = keyOf(request, bytes.toString('base64'))
    if (mode !== 'check') await refuseReused(db, { uid, operation: 'import', key })
    const { read, rows, mark } = await readFile(bytes, currency, signal)
    const tell = begin(request, reply)
    tell({ read })
    const house = { currency, publicUrl, mark }
    const onProgress = (progress: { done: number; of: number }) => tell({ progress })
    const drained = () => heard(reply.raw, 'drain', { signal })
    try {
      const imported = await importRows(db, uid, rows, { ...house, mode, key, signal, onProgress })
      const { catalogueVersion } = imported.done
      if (catalogueVersion !== undefined) catalogue.wrote({ version: catalogueVersion, all: true })
      for (const row of imported.rows) if (!tell({ row })) await drained()
      tell({ done: imported.done })
    } catch (error) {
      if (signal.aborted) return
      tell({ failed: failureOf(error, request) })
    }
    reply.raw.end()
  }

  function failureOf(error: unknown, { log }: FastifyRequest) {
    const { status, ...problem } = problemOf(error)
    if (status >= 500) log.error({ err: error }, problem.title)
    return problem
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

const noFile = () =>
  Object.assign(new Error('A file must say what it is: Content-Type: text/csv.'), { statusCode: 415 })

const busy = () => new Refusal('unavailable', { retryAfter: 5 }, 'Too many files come at once. Try again in 5 s.')

const limit = {
  most: importLimits.bytes,
  tooLarge: () => {
    const problem = `A file may have at most ${importLimits.bytes / 1e6} MB.`
    return new Refusal('too_large', { fields: { file: problem } }, problem)
  },
}
