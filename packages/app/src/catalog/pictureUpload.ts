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

/** Sends a picture; nothing where the server is another, which keeps none. */
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

/** Whether the file itself is refused: sent again, it would be again. */
const isFileRefused = (error: unknown) =>
  fieldProblemsOf(error)?.picture !== undefined || [413, 415].includes(statusOf(error))

function reasonOf(error: unknown) {
  const picture = fieldProblemsOf(error)?.picture
  if (picture !== undefined) return picture
  if (error instanceof ApiError && error.code === 'network') return t('The server cannot be reached. Try again.')
  return wordsOf(error) ? t(wordsOf(error)) : t('The picture could not be uploaded.')
}

/**
 * A HEIC as a JPEG where this browser reads it, as Safari does: the server cannot. A photograph of many pixels smaller, for
 * whoever is on a slow line. What the browser cannot read goes as it is, and the server says why not.
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
