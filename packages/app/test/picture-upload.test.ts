import { ApiError } from '@arot/contract'
import { expect, test, vi } from 'vitest'
import { pictureUpload } from '../src/catalog/pictureUpload.ts'
import type { Visit } from '../src/session/visit.ts'

const apiError = (status: number, body: object) => new ApiError(status, body, { code: 'http', title: 'Refused' })
const addPicture = vi.hoisted(() => vi.fn())
vi.mock('@arot/contract', async (original) => ({ ...(await original<object>()), pictureCalls: () => ({ addPicture }) }))

const upload = pictureUpload({ client: { isOurs: () => true } } as Visit)
const send = () =>
  upload?.(new File(['x'], 'a.png', { type: 'image/png' }), {
    signal: new AbortController().signal,
    onProgress: () => {},
  })

test.each([
  ['it is no picture', apiError(400, { code: 'invalid', details: { fields: { picture: 'No picture.' } } }), false],
  ['it is too large', apiError(413, { code: 'too_large' }), false],
  ['nobody answers', apiError(0, { code: 'network' }), true],
  ['too many come at once', apiError(429, { code: 'too_many' }), true],
  ['the server fails', apiError(500, { code: 'failed' }), true],
])('a picture can be sent again: %s', async (_, error, canRetry) => {
  addPicture.mockRejectedValueOnce(error)
  await expect(send()).rejects.toMatchObject({ canRetry })
})
