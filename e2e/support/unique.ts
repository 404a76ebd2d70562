import { createHash } from 'node:crypto'
import { expect } from 'vitest'

let count = 0

/** A name that no other test uses and that is the same in every run. */
export function uniqueName(name: string) {
  const { testPath = '', currentTestName = '' } = expect.getState()
  count += 1
  const place = `${testPath.split('/').slice(-2).join('/')} ${currentTestName} ${count}`
  const hash = createHash('sha256').update(place).digest('hex').slice(0, 8)
  // Only letters, because a search reads some mixtures with digits as numbers.
  return name + hash.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)
}
