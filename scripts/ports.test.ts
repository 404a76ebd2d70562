import { expect, it } from 'vitest'
import { freePorts, requireUsable } from '../packages/api/scripts/ports.ts'

it('a port that browsers refuse is refused before anything starts, with the name of its variable', async () => {
  const ports = await freePorts()
  await requireUsable(ports)
  await expect(requireUsable({ ...ports, api: 4190 })).rejects.toThrow(/Browsers refuse port 4190.*API_PORT/)
  await expect(requireUsable({ ...ports, app: 6000 })).rejects.toThrow(/Browsers refuse port 6000.*APP_PORT/)
  await expect(requireUsable({ ...ports, auth: 10_080 })).rejects.toThrow(/Browsers refuse port 10080.*AUTH_PORT/)
})
