import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePorts } from '../../packages/api/scripts/ports.ts'
import { startStack } from '../../scripts/stack.ts'
import { appSettings } from './installation.ts'
import './provided.ts'

/** The real stack of a production build, on free ports and with its own data, once for all tests. */
export default (project: TestProject) => provideStack(project, { products: 300 })

export async function provideStack(
  project: TestProject,
  { products, apiEnv }: { products: number; apiEnv?: Record<string, string> },
) {
  const folder = mkdtempSync(join(tmpdir(), 'arot-journeys-'))
  const stack = await startStack({
    folder,
    ports: await freePorts(),
    products,
    apiEnv: { RATE_ADDRESS: '0', RATE_USER: '0', ...apiEnv },
    appEnv: { ...appSettings, RATE_ADDRESS: '0', RATE_RENDER: '0' },
  })
  project.provide('app', stack.app)
  project.provide('api', stack.api)
  project.provide('host', `${stack.app}/api`)
  project.provide('auth', stack.auth)
  project.provide('mail', join(folder, 'mail'))
  return async () => {
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
