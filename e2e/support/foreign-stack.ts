import type { TestProject } from 'vitest/node'
import { startEmulator } from '../../packages/api/scripts/emulator.ts'
import { freePort } from '../../packages/api/scripts/free-port.ts'
import { buildApp } from '../../scripts/app-build.ts'
import { startApp } from '../../scripts/app-process.ts'
import { startForeignServer } from './foreign-server.ts'
import { appSettings, authProject } from './installation.ts'
import './provided.ts'

/** The same production build with a foreign backend on another origin. */
export default async function setup(project: TestProject) {
  const port = await freePort()
  const app = `http://127.0.0.1:${port}`
  const [emulator, market] = await Promise.all([
    startEmulator({ project: authProject }),
    freePort().then((free) => startForeignServer(app, free, 60)),
    buildApp(),
  ])
  const env = { ...appSettings, VITE_API_HOST: market.url, RATE_ADDRESS: '0', RATE_RENDER: '0' }
  const server = await startApp({ port, api: market.url, auth: emulator.url, isDev: false, env })
  project.provide('app', app)
  project.provide('api', market.url)
  project.provide('host', market.url)
  project.provide('auth', emulator.url)
  return async () => {
    await server.stop()
    await emulator.stop()
    await market.stop()
  }
}
