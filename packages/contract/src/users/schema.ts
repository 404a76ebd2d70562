// Schemas of requests and responses for members.

import * as v from 'valibot'
import { limits } from '../values/limits.ts'
import { httpsProblem, isHttps } from '../values/rules.ts'
import { email, text, textUpTo } from '../values/schema.ts'
import { unseenProblem } from '../values/texts.ts'
import { emailProblem } from './rules.ts'

/** `GET /users/me`: the account's role in this market. */
export const memberAnswer = v.object({
  /** Whether `POST /users` has saved the account. */
  isRegistered: v.boolean(),
  isOperator: v.boolean(),
  /** Set for an account that has a supplier page. */
  supplierId: v.optional(v.string()),
  /** Orders that wait for this supplier to accept or decline them, at most 1,000. */
  ordersToAnswer: v.number(),
  /** Offers in which this supplier has to answer the buyer, at most 1,000. */
  offersToAnswer: v.number(),
  /** For operators: verification requests that wait for a decision, at most 1,000. */
  verificationsToDecide: v.number(),
})
export type Member = v.InferOutput<typeof memberAnswer>

/** `POST /users`: a Google account may have neither name nor picture. */
export const userBody = v.strictObject({
  name: v.pipe(
    text(limits.name),
    v.check((name) => !unseenProblem('', name), 'Contains an invisible character.'),
  ),
  email: v.pipe(
    email,
    v.check((value) => !emailProblem(value), 'Not an email address.'),
  ),
  photo: v.nullable(
    v.pipe(
      textUpTo(limits.image),
      v.check((photo) => photo === '' || isHttps(photo), httpsProblem('photo')),
    ),
  ),
})
/** The body of `POST /users`. */
export type UserRecord = v.InferOutput<typeof userBody>
