// Encodes pictures in a process of its own: what a hostile one could break is this, and it gives way to everybody else.
import { constants, setPriority } from 'node:os'
import { encodePicture, NoPicture } from './encode.ts'

setPriority(constants.priority.PRIORITY_LOW)

process.on('message', (bytes: Uint8Array) => {
  encodePicture(bytes).then(
    (encoded) => process.send?.({ encoded }),
    (error) => process.send?.(error instanceof NoPicture ? { problem: error.message } : { failure: String(error) }),
  )
})
