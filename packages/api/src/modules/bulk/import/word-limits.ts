/**
 * Limits the words of one import. Each word costs the word index 7 µs in the embedded database, a new one 30 µs, and an
 * import blocks all other requests there until its commit. The limit is thirty words a row in the largest file, a
 * hundred in a file of 6,000 rows.
 */
export const wordLimits = { all: 600_000, different: 150_000 }

const runsOf = (joints: string) => new RegExp(`[\\p{L}\\p{M}\\p{N}${joints}]+`, 'gu')
const words = runsOf('')
/** If the database knows no language, every character outside ASCII counts as a letter. */
const isStrange = /[^\0-\x7f]/
const strange = /[^\0-\x2f:-@[-`{-\x7f\s]+/g
// The database also makes words of joined text: with hyphens, and in paths, hosts and addresses.
const isJoined = /\S[-._/@:?&=%~#+]\S/
const joined = ['-', '\\-._/', '\\-._/@:?&=%~#+'].map(runsOf)

/** Counts words, and checks them against the limits. */
export function createWordCount() {
  let all = 0
  const different = new Set<string>()
  const add = (found: readonly string[] | null) => {
    // Only hostile files reach this limit.
    for (const word of found ?? []) if (different.size <= wordLimits.different) different.add(word)
  }

  return {
    isWithin: () => all <= wordLimits.all && different.size <= wordLimits.different,
    add(text: string) {
      const lower = text.toLowerCase()
      const plain = lower.match(words)
      const others = isStrange.test(lower) ? lower.match(strange) : null
      all += Math.max(plain?.length ?? 0, others?.length ?? 0)
      add(plain)
      add(others)
      if (isJoined.test(lower)) for (const runs of joined) add(lower.match(runs))
    },
  }
}
