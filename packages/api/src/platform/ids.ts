import { randomBytes } from 'node:crypto'

/** The form of ids, both ours and those of an imported catalogue. */
export const idForm = /^[0-9A-Za-z_-]{1,64}$/

const machine = randomBytes(5).toString('hex')
let counter = randomBytes(3).readUIntBE(0, 3)

/** A new id in MongoDB's form: 24 hexadecimal digits. Ids grow with time, which keeps their index compact. */
export function newId(now = Date.now()) {
  counter = (counter + 1) % 0x1000000
  const seconds = Math.floor(now / 1000)
  return seconds.toString(16).padStart(8, '0') + machine + counter.toString(16).padStart(6, '0')
}
