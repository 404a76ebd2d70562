import { pipeline } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Cell = string | number | null
type File = { name: string; headings: string[]; rows: AsyncGenerator<Cell[]> }

/**
 * Answers with a CSV file, written as it is read. Nothing of its head is said before there is a first row: what fails until
 * then is refused as everything else is. What fails later ends the connection, so that nobody takes a part for the whole.
 */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, { name, headings, rows }: File) {
  const first = await rows.next()
  async function* lines() {
    yield headings
    if (first.done) return
    yield first.value
    yield* rows
  }
  // A spreadsheet of Microsoft's takes a file without the mark for one in its own old encoding.
  const csv = stringify({
    bom: true,
    record_delimiter: 'windows',
    quoted_match: /[\r\n]/, // on its own too: by default the two together alone are quoted
  })
  pipeline(lines, csv, (error) => {
    if (!error) return
    request.log.warn({ err: error }, 'an export was broken off')
    reply.raw.destroy()
  })
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(csv)
}
