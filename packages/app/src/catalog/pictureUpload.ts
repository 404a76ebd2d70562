import { ApiError, pictureCalls } from '@arot/contract'
import type { UploadPicture } from '@arot/ui/PicturesField'
import { fieldProblemsOf } from '../platform/fieldProblems.ts'
import { t } from '../platform/i18n/words.ts'
import { wordsOf } from '../platform/messages.ts'
import { statusOf } from '../platform/problem.ts'
import type { Visit } from '../session/visit.ts'

/** Larger than any stored size, so a smaller upload loses nothing. */
const longestSide = 2560
const worthShrinking = 2_000_000

/** Returns the upload of a picture. `undefined` for a foreign server, which stores no pictures. */
export function pictureUpload({ client }: Visit): UploadPicture | undefined {
  if (client.isOurs() !== true) return undefined
  const { addPicture } = pictureCalls(client.call)
  return async (file, options) => {
    try {
      return (await addPicture(await prepareFile(file), options)).image
    } catch (error) {
      throw Object.assign(new Error(reasonOf(error), { cause: error }), { canRetry: !isFileRefused(error) })
    }
  }
}

/** Whether the server rejects the file itself. A retry would fail the same way. */
const isFileRefused = (error: unknown) =>
  fieldProblemsOf(error)?.picture !== undefined || [413, 415].includes(statusOf(error))

function reasonOf(error: unknown) {
  const picture = fieldProblemsOf(error)?.picture
  if (picture !== undefined) return picture
  if (error instanceof ApiError && error.code === 'network') return t('The server cannot be reached. Try again.')
  return wordsOf(error) ? t(wordsOf(error)) : t('The picture could not be uploaded.')
}

/**
 * Converts a HEIC to JPEG if the browser can decode it, as Safari can, because the server cannot. Makes a large
 * photograph smaller for slow connections. Returns any other file as it is, and the server reports what is wrong with
 * it.
 */
async function prepareFile(file: File): Promise<Blob> {
  const isHeic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)
  if (!isHeic && !(file.type === 'image/jpeg' && file.size > worthShrinking)) return file
  const drawn = await createImageBitmap(file).catch(() => null)
  if (drawn === null) return file
  const scale = Math.min(1, longestSide / Math.max(drawn.width, drawn.height))
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(drawn.width * scale),
    height: Math.round(drawn.height * scale),
  })
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  drawn.close()
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  return jpeg ?? file
}
