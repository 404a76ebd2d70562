// What our server takes and answers about members, to the letter.

import * as v from 'valibot'
import { limits } from '../values/limits.ts'
import { httpsNeeded, isHttps } from '../values/rules.ts'
import { bounded, email, text } from '../values/schema.ts'
import { unseenProblem } from '../values/texts.ts'
import { emailProblem } from './rules.ts'
/** `GET /users/me`. */
export const memberAnswer = v.object({
  isRegistered: v.boolean(),
  isOperator: v.boolean(),
  supplierId: v.optional(v.string()),
  ordersToAnswer: v.number(),
})

/** `POST /users`: a Google account may have neither name nor picture. */
export const userBody = v.strictObject({
  name: v.pipe(
    text(limits.name),
    v.check((name) => !unseenProblem('', name), 'Contains an invisible character.'),
  ),
  email: v.pipe(
    email,
    v.check((value) => !emailProblem(value), 'Not an e-mail address.'),
  ),
  photo: v.nullable(
    v.pipe(
      bounded(limits.image),
      v.check((photo) => photo === '' || isHttps(photo), httpsNeeded('photo')),
    ),
  ),
})
