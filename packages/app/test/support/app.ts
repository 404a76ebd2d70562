import { listening } from '../../../../scripts/listening.ts'
import { createAppServer } from '../../server/app-server.ts'
import { readServerConfig } from '../../server/server-config.ts'

export type RunningApp = { url: string; stop: () => Promise<unknown> }

/** The app's own server over the build, on a free port. */
export async function startAppServer(env: Record<string, string>): Promise<RunningApp> {
  const config = readServerConfig({ VITE_AUTH_EMULATOR: 'http://127.0.0.1:9099', ...env })
  return listening(await createAppServer(config))
}
