// Makes programs with one changed operator. A test that one of them passes misses a limit.

/** A pattern, and the replacements to try one after another. */
export type Change = readonly [sign: RegExp, ...instead: string[]]
export type Mutant = { description: string; text: string }

/** One mutant for each place and replacement. */
export function mutantsOf(program: string, changes: readonly Change[]): Mutant[] {
  return changes.flatMap(([sign, ...instead]) =>
    [...program.matchAll(sign)].flatMap((found) =>
      instead.map((put) => {
        const after = program.slice(found.index + found[0].length)
        const text = program.slice(0, found.index) + put + after
        const line = lineAt(program, found.index)
        return { description: `${line.trim()} → ${lineAt(text, found.index).trim()}`, text }
      }),
    ),
  )
}

function lineAt(text: string, place: number) {
  // A removed line begins with its own line break.
  return text.slice(text.lastIndexOf('\n', place - 1) + 1).split('\n')[0] ?? ''
}
