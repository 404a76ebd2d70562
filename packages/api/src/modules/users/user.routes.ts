import * as endpoints from '@arot/contract/http/endpoints'
import { memberAnswer, userBody } from '@arot/contract/users/schema'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Parts } from '../../platform/context.ts'
import { defineCall } from '../../platform/http/call.ts'
import { requireOwnEmail } from '../../platform/http/write-headers.ts'
import { toImagePath } from '../media/address.ts'
import { addUser, findMember } from './user.store.ts'

export function userRoutes(app: FastifyInstance, { config, db }: Parts) {
  defineCall(app, {
    endpoint: endpoints.getMember,
    summary:
      'Get your account: whether `POST /users` has saved it, whether you are an operator, your supplier page, and how many orders, offers and (for operators) verification requests wait for you, each up to 1,000.',
    access: 'user',
    answer: memberAnswer,
    handle: ({ caller }) => findMember(db, caller),
  })

  defineCall(app, {
    endpoint: endpoints.saveUser,
    summary: 'Save your name and picture. Answers 409 if your account exists.',
    access: 'user',
    body: userBody,
    answer: v.object({ insertedId: v.string() }),
    status: 201,
    problems: ['invalid', 'forbidden', 'exists'],
    handle: async ({ body, caller }) => {
      requireOwnEmail(caller, body.email)
      const photo = body.photo ? toImagePath(body.photo, config.publicUrl) : null
      await addUser(db, caller, { name: body.name, photo }, config.brandName)
      return { insertedId: caller.uid }
    },
  })
}
