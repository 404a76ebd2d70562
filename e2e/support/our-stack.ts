import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePorts } from '../../scripts/ports.ts'
import { startStack } from '../../scripts/stack.ts'
import { appSettings } from './installation.ts'
import './provided.ts'

/** The real stack of a production build, on free ports and with data of its own, once for all journeys. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'arot-journeys-'))
  const stack = await startStack({
    folder,
    ports: await freePorts(),
    products: 300,
    apiEnv: { RATE_ADDRESS: '0', RATE_USER: '0' },
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
