import { userBody } from '@arot/contract/wire'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../http/call.ts'
import type { Parts } from '../parts.ts'
import { addUser } from '../stores/users.ts'
import { requireOwnEmail } from './writing.ts'

export function userRoutes(app: FastifyInstance, { db }: Parts) {
  defineCall(app, {
    method: 'POST',
    path: '/users',
    summary: 'Keeps the caller’s name and picture; 409 when they are known already.',
    access: 'user',
    body: userBody,
    answer: v.object({ insertedId: v.string() }),
    status: 201,
    refusals: ['invalid', 'forbidden', 'exists'],
    handle: async ({ body, caller }) => {
      requireOwnEmail(caller, body.email)
      await addUser(db, caller, { name: body.name, photo: body.photo || null })
      return { insertedId: caller.uid }
    },
  })
}
