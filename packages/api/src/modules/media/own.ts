import { picturePaths } from './demo-pictures.ts'
import { nameIn } from './names.ts'
import { isVariantPicture } from './variant-pictures.ts'

const seeded = picturePaths()

/** Whether this is the path of a picture that we store: seeded or uploaded. */
export const isOwnPicture = (path: string) => seeded.has(path) || isVariantPicture(path) || nameIn(path) !== undefined
