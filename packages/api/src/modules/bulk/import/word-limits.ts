/**
 * What one import may hold of words: each costs the index of words 7 µs in the embedded database, one that was never seen
 * 30, and whoever imports there keeps everybody waiting until all is committed. That is thirty words a row in the largest
 * file, a hundred in one of 6,000 rows.
 */
export const wordLimits = { all: 600_000, different: 150_000 }

const runsOf = (joints: string) => new RegExp(`[\\p{L}\\p{M}\\p{N}${joints}]+`, 'gu')
const words = runsOf('')
/** Where the database knows no language all is a letter that is no ASCII. */
const isStrange = /[^\0-\x7f]/
const strange = /[^\0-\x2f:-@[-`{-\x7f\s]+/g
// It makes words of what is joined too: by hyphens, as paths and hosts, as addresses.
const isJoined = /\S[-._/@:?&=%~#+]\S/
const joined = ['-', '\\-._/', '\\-._/@:?&=%~#+'].map(runsOf)

/** Counts words of texts, and tells whether they are within the limits. */
export function createWordCount() {
  let all = 0
  const different = new Set<string>()
  const add = (found: readonly string[] | null) => {
    // Hostile ones alone come to the end of it.
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
