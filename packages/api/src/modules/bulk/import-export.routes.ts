import { once as onceEvent } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { type ColumnChoice, type ImportLine, type ImportMode, importLimits } from '@arot/contract'
import { importHeadings } from '@arot/contract/bulk/import-headings'
import { exportQuery, importQuery } from '@arot/contract/bulk/schema'
import * as endpoints from '@arot/contract/http/endpoints'
import { announcesMoreThan } from '@arot/serving/bodies'
import { clientKeyOf } from '@arot/serving/rate-limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiProblem } from '../../platform/api-problem.ts'
import type { Parts } from '../../platform/context.ts'
import { escapeFormula } from '../../platform/csv/csv-injection.ts'
import type { SendExport } from '../../platform/http/answers/exports.ts'
import { createReaders } from '../../platform/http/answers/readers.ts'
import { createBodyMemoryLimit, incompleteProblem, leavingOf } from '../../platform/http/body-memory-limit.ts'
import { defineCall } from '../../platform/http/call.ts'
import { createFairQueue } from '../../platform/http/fair-queue.ts'
import { originHeaders, standingHeaders } from '../../platform/http/headers.ts'
import { keyOfBytes } from '../../platform/http/idempotency.ts'
import { problemOf } from '../../platform/http/problem.ts'
import { refuseReused } from '../../platform/idempotency.ts'
import { createYielder } from '../../platform/yielder.ts'
import { exportOwn } from './export.store.ts'
import { cellText, columnNames, textColumns } from './import/columns.ts'
import { type ImportOutcome, importRows } from './import/import.ts'
import { readFile } from './import/parse-file.ts'

/**
 * Files that this process handles at once, because each keeps its rows in memory. A small file has some thousand rows at
 * most and takes seconds at most, so it has its own queue and never waits for large ones.
 */
const atOnce = { large: 3, small: 2 }
const smallBytes = 100_000
/** Files that may wait, each of another account, and bytes of all files in memory. */
const mostWaiting = 12
const mostBytes = 8 * importLimits.bytes
/** While this many bytes of verdicts are unread, no further import starts. */
const mostUnread = 4 * importLimits.bytes
/** A large import empties every cache, which makes the next requests of all users slower. */
const requestsOfLargeImport = 40
/** Bytes of verdicts that are written at once. */
const pieceBytes = 64 * 1024

type Import = {
  bytes: Buffer
  mode: ImportMode
  columns?: ColumnChoice | undefined
  uid: string
  leaving: AbortSignal
}

/** Exports and imports of a supplier's products. */
export function fileRoutes(app: FastifyInstance, { catalogue, config, db }: Parts, sendExport: SendExport) {
  const { publicUrl, currency } = config
  const importing = new Set<string>()
  const receive = createBodyMemoryLimit({ bytes: mostBytes, busy })
  const queues = {
    large: createFairQueue({ atOnce: atOnce.large, mostWaiting, busy }),
    small: createFairQueue({ atOnce: atOnce.small, mostWaiting, busy }),
  }
  const readers = createReaders(config, mostUnread)
  readers.onCrowd((isCrowded) => {
    for (const queue of Object.values(queues)) {
      if (isCrowded) queue.pause()
      else queue.start()
    }
  })

  defineCall(app, {
    endpoint: endpoints.exportProducts,
    isLong: true,
    summary:
      'Export your products as a CSV file. Formulas are escaped, and an import reads the file back without a change.',
    access: 'user',
    query: exportQuery,
    problems: ['invalid', 'too_many'],
    handle: ({ request, reply, query, caller }) => {
      const headings = columnNames.map((name) => (query.language === 'bn' ? importHeadings[name].bengali : name))
      async function* rows() {
        for await (const { id, values } of exportOwn(db, caller.uid)) {
          yield columnNames.map((column) => {
            const text = column === 'id' ? id : cellText(values, column, publicUrl)
            return textColumns.includes(column) ? escapeFormula(text) : text
          })
        }
      }
      return sendExport(request, reply, { uid: caller.uid, name: 'products', headings, rows: rows() })
    },
  })

  // The call streams the file and reads it only after the session is checked.
  app.register(async (files) => {
    files.removeAllContentTypeParsers()
    files.addContentTypeParser(['text/csv', 'application/octet-stream'], (_request, body, done) => done(null, body))
    files.addContentTypeParser('*', (_request, _body, done) => done(noFile()))
    defineCall(files, {
      endpoint: endpoints.importProducts,
      isLong: true,
      idempotency: 'own',
      summary:
        'Import a CSV file into your products, or only check it. The answer is JSON lines: how the file was read, progress, a result for each row, and the outcome.',
      access: 'user',
      query: importQuery,
      slowBody: importLimits.bytes,
      problems: ['invalid', 'too_large', 'too_many'],
      handle: async ({ request, reply, query, caller }) => {
        if (announcesMoreThan(limit.most, request)) throw limit.tooLarge()
        if (importing.has(caller.uid)) {
          throw new ApiProblem('too_many', { retryAfter: 5 }, 'Another import is running. Try again when it is done.')
        }
        importing.add(caller.uid)
        const leaving = leavingOf(reply.raw)
        const finished = new AbortController()
        try {
          const inMemory = AbortSignal.any([leaving, finished.signal])
          const bytes = await receive(request.body as Readable | undefined, inMemory, { ...limit, owner: caller.uid })
          const work = () => take(request, reply, { bytes, ...query, uid: caller.uid, leaving })
          const verdicts = await waitInLine(request.ip, { bytes, leaving }, work)
          finished.abort()
          await deliver(reply.raw, verdicts, leaving)
        } catch (error) {
          // Once the answer has begun, nobody receives the error of a client that has left.
          if (!(reply.sent && leaving.aborted)) throw error
        } finally {
          finished.abort()
          importing.delete(caller.uid)
        }
        return reply
      },
    })
  })

  /** A client that leaves while it waits gives up its place. Work that has begun keeps its place until it ends. */
  function waitInLine(
    ip: string,
    { bytes, leaving }: Pick<Import, 'bytes' | 'leaving'>,
    work: () => Promise<Buffer[]>,
  ) {
    const queue = bytes.length < smallBytes ? queues.small : queues.large
    const waiting = new AbortController()
    const leave = () => waiting.abort(incompleteProblem())
    if (leaving.aborted) leave()
    leaving.addEventListener('abort', leave, { once: true })
    const begin = () => {
      leaving.removeEventListener('abort', leave)
      return work()
    }
    return queue.add(clientKeyOf(ip), begin, waiting.signal)
  }

  /** Reads and imports a file. Returns the lines to send as separate buffers, so that nothing else stays in memory. */
  async function take(
    request: FastifyRequest,
    reply: FastifyReply,
    { bytes, mode, columns, uid, leaving: signal }: Import,
  ) {
    const key = await keyOfBytes(request, bytes)
    if (mode !== 'check') await refuseReused(db, { uid, operation: 'import', key })
    const { read, rows, mark } = await readFile(bytes, { currency, columns, signal })
    const tell = begin(request, reply)
    tell({ read })
    const validation = { currency, publicUrl, mark }
    const onProgress = (progress: { done: number; of: number }) => tell({ progress })
    try {
      const imported = await importRows(db, uid, rows, { ...validation, mode, key, signal, onProgress })
      announce(request, imported)
      return await linesOf(imported)
    } catch (error) {
      if (signal.aborted) return []
      return [Buffer.from(`${JSON.stringify({ failed: failureOf(error, request) })}\n`)]
    }
  }

  function announce(request: FastifyRequest, { done: { catalogueVersion: version }, writtenIds = [] }: ImportOutcome) {
    if (version === undefined) return
    if (writtenIds !== 'all') return writtenIds.forEach((edited) => void catalogue.wrote({ version, edited }))
    catalogue.wrote({ version, all: true })
    app.chargeCaller(request, requestsOfLargeImport)
  }

  /** Writes the lines at the client's speed. */
  async function deliver(response: ServerResponse, pieces: Buffer[], leaving: AbortSignal) {
    if (leaving.aborted) return
    const left = new Promise<void>((resolve) => leaving.addEventListener('abort', () => resolve(), { once: true }))
    readers.watch(
      response,
      pieces.reduce((sum, { length }) => sum + length, 0),
    )
    for (let piece = pieces.shift(); piece; piece = pieces.shift()) {
      if (!response.write(piece)) await onceEvent(response, 'drain', { signal: leaving })
    }
    response.end()
    await left
  }

  function failureOf(error: unknown, { log }: FastifyRequest) {
    const { status, ...problem } = problemOf(error)
    if (status >= 500) log.error({ err: error }, problem.title)
    return problem
  }

  /** Sends the head directly to Node's response, because compression would hold the lines back. */
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
    return (line: ImportLine) => reply.raw.destroyed || reply.raw.write(`${JSON.stringify(line)}\n`)
  }
}

async function linesOf({ rows, done }: ImportOutcome): Promise<Buffer[]> {
  const pieces: Buffer[] = []
  const yieldIfDue = createYielder()
  let text = ''
  for (const row of rows) {
    text += `${JSON.stringify({ row })}\n`
    if (text.length >= pieceBytes) {
      pieces.push(Buffer.from(text))
      text = ''
    }
    await yieldIfDue()
  }
  pieces.push(Buffer.from(`${text}${JSON.stringify({ done })}\n`))
  return pieces
}

const noFile = () =>
  Object.assign(new Error('A file must say what it is: Content-Type: text/csv.'), { statusCode: 415 })

const busy = () =>
  new ApiProblem('unavailable', { retryAfter: 5 }, 'Too many files are being uploaded. Try again in 5 s.')

const limit = {
  most: importLimits.bytes,
  tooLarge: () => {
    const problem = `A file may have at most ${importLimits.bytes / 1e6} MB.`
    return new ApiProblem('too_large', { fields: { file: problem } }, problem)
  },
}
