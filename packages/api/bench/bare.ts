// A bare node:http server that answers one status and the same bytes to everything: the measure of what is possible here.
// Its body comes on standard input; it says its port when it listens.
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

const bytes = await buffer(process.stdin)
const status = Number(process.argv[2])
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': bytes.length }

const server = createServer((request, response) => {
  if (request.url === '/metrics') {
    const { user, system } = process.cpuUsage()
    return response.end(`process_cpu_seconds_total ${(user + system) / 1e6}\n`)
  }
  const answer = () => response.writeHead(status, headers).end(bytes)
  if (request.method === 'GET') return answer()
  // A body is read to its end, as any server has to.
  request.resume().once('end', answer)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.stdout.write(`${address.port}\n`)
})
