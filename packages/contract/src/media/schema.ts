// What our server answers about pictures, to the letter.
import * as v from 'valibot'
export const pictureAnswer = v.object({ image: v.string() })
