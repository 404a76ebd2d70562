// Programs with one sign changed. A test of limits that lets one of them pass has missed a limit.

/** What is looked for, and what is put there instead, one after the other. */
export type Change = readonly [sign: RegExp, ...instead: string[]]
export type Mutant = { description: string; text: string }

/** Each place of a program where a change can be made, changed alone. */
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
  // A line that was taken out whole begins with its own end.
  return text.slice(text.lastIndexOf('\n', place - 1) + 1).split('\n')[0] ?? ''
}
