import { finished, pipeline, Transform } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiProblem } from '../../api-problem.ts'
import { createYielder } from '../../yielder.ts'
import type { CountAgainstRate } from '../limits.ts'
import { letGo, type Readers } from './readers.ts'

type Cell = string | number | null
type File = { uid: string; name: string; headings: string[]; rows: AsyncGenerator<Cell[]> }

export type SendExport = ReturnType<typeof createExports>

/** CSV files of any length: one at a time for each account, charged by their bytes, ended if nobody reads them. */
export function createExports({ readers, charge }: { readers: Readers; charge: CountAgainstRate }) {
  const exporting = new Set<string>()

  /**
   * Answers with a CSV file, written as it is read from the database. The head is not sent before there is a first row: what
   * fails until then is answered as any other error. What fails later ends the connection, so that nobody mistakes a part
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
    // Its answer would be over at once, and all its rows would be read for nobody.
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
    // A spreadsheet of Microsoft's takes a file without the mark for one in its own old encoding.
    const csv = stringify({
      bom: true,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/, // on its own too: by default the two together alone are quoted
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
      letGo(reply.raw)
    })
    return reply.send(counted)
  }
}
