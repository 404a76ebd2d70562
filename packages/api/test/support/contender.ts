// A process that tries to lock a folder on each message, and reports the result.
import { lockFolder } from '../../src/platform/db/embedded/folder-lock.ts'

const [folder = ''] = process.argv.slice(2)
let unlock: (() => Promise<void>) | null = null

process.on('message', async (message) => {
  if (message === 'try') {
    unlock = await lockFolder(folder).catch(() => null)
    process.send?.(unlock !== null)
  } else {
    await unlock?.()
    process.send?.('released')
  }
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
