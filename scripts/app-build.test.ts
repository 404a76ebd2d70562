import { expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from './app-build.ts'

test('An interrupted build ends at once', async () => {
  // The variable makes this build different from the existing one.
  vi.stubEnv('VITE_INTERRUPTED', `${process.pid}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  const interruption = new AbortController()
  const building = buildApp(() => interruption.abort(), interruption.signal)
  await expect(building).rejects.toThrow('aborted')
})
