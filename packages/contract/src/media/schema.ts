// Schemas of responses for pictures.
import * as v from 'valibot'
export const pictureAnswer = v.object({ image: v.string() })
