import { finished, pipeline, Transform } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiProblem } from '../../api-problem.ts'
import { createYielder } from '../../yielder.ts'
import type { CountAgainstRate } from '../limits.ts'
import { type Readers, resetConnection } from './readers.ts'

type Cell = string | number | null
type File = { uid: string; name: string; headings: string[]; rows: AsyncGenerator<Cell[]> }

export type SendExport = ReturnType<typeof createExports>

/**
 * Sends CSV files of any length: one at a time for each account, charged by their bytes, and ended if the client does
 * not read.
 */
export function createExports({ readers, charge }: { readers: Readers; charge: CountAgainstRate }) {
  const exporting = new Set<string>()

  /**
   * Answers with a CSV file that is written while it is read from the database. It sends the head after the first row,
   * so that an earlier error gets an ordinary answer. A later error ends the connection, so that nobody mistakes a part
   * for the whole.
   */
  return async function sendExport(request: FastifyRequest, reply: FastifyReply, file: File) {
    const { uid, name, headings, rows } = file
    if (exporting.has(uid)) {
      throw new ApiProblem('too_many', { retryAfter: 5 }, 'Another export is running. Try again when it is done.')
    }
    exporting.add(uid)
    finished(reply.raw, () => exporting.delete(uid))
    readers.watch(reply.raw)
    const first = await rows.next()
    reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}.csv"`)
    // HEAD needs no rows.
    if (request.method === 'HEAD') {
      await rows.return(undefined)
      return reply.send()
    }
    async function* lines() {
      const yieldIfDue = createYielder()
      yield headings
      if (first.done) return
      yield first.value
      for await (const row of rows) {
        yield row
        await yieldIfDue()
      }
    }
    // Without the byte order mark, Excel reads a file in an old encoding.
    const csv = stringify({
      bom: true,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/, // each alone too: by default only both together are quoted
    })
    let bytes = 0
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        done(null, chunk)
      },
    })
    pipeline(lines, csv, counted, (error) => {
      charge(request, bytes)
      if (!error) return
      request.log.warn({ err: error }, 'an export was broken off')
      resetConnection(reply.raw)
    })
    return reply.send(counted)
  }
}
