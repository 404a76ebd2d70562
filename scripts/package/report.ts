/** A check. `run` returns the problems, a line each, or throws. */
export type Check = { name: string; run: () => string[] | Promise<string[]> }

/** Runs checks, prints a line for each, and ends with the counts that `npm test` reads. */
export async function report(checks: Check[]) {
  let failed = 0
  for (const check of checks) {
    const problems = await problemsOf(check)
    if (problems.length > 0) failed += 1
    console.log(`${problems.length > 0 ? '✗' : '✓'} ${check.name}`)
    for (const problem of problems) console.log(`    ${problem}`)
  }
  console.log(`${checks.length - failed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

async function problemsOf({ run }: Check) {
  try {
    return await run()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
