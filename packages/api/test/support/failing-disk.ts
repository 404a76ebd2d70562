// Preloaded into a server to stop its disk at a fixed moment, so that a test can kill the server exactly there.
//   WHOLE_WRITES=3      from the fourth file on, only half is written and the call never returns
//   ANSWERED_RENAMES=5  from the sixth file on, the file is renamed, but the call never returns
import promises, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const limit = (variable: string) => Number(process.env[variable] ?? Number.POSITIVE_INFINITY)
const never = () => new Promise<never>(() => {})

let wholeWrites = limit('WHOLE_WRITES')
const handle = await promises.open(import.meta.filename)
const prototype: FileHandle = Object.getPrototypeOf(handle)
await handle.close()
const { writeFile } = prototype
prototype.writeFile = async function (this: FileHandle, data, options) {
  if (wholeWrites-- > 0) return writeFile.call(this, data, options)
  const bytes = data as Buffer
  await writeFile.call(this, bytes.subarray(0, bytes.length / 2), options)
  return never()
}

let answeredRenames = limit('ANSWERED_RENAMES')
const { rename } = promises
promises.rename = async (from, to) => {
  await rename(from, to)
  if (answeredRenames-- <= 0) return never()
}
syncBuiltinESMExports()
