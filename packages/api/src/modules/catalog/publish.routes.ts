import { lifeAnswer, lifeBody } from '@arot/contract/catalog/schema'
import * as endpoints from '@arot/contract/http/endpoints'
import { idParams } from '@arot/contract/values/schema'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../platform/context.ts'
import { defineCall } from '../../platform/http/call.ts'
import { readIfMatch, setWriteHeaders } from '../../platform/http/write-headers.ts'
import { setWithdrawn } from './publish.store.ts'

const acts = [
  {
    endpoint: endpoints.withdrawProduct,
    summary: 'Withdraw one of your products from every list and search. Orders go on; nothing new is sold.',
    withdrawn: true,
  },
  {
    endpoint: endpoints.publishProduct,
    summary: 'Publish one of your withdrawn products again.',
    withdrawn: false,
  },
] as const

export function lifeRoutes(app: FastifyInstance, { catalogue, db }: Parts) {
  for (const { endpoint, summary, withdrawn } of acts) {
    defineCall(app, {
      endpoint,
      summary: `${summary} Repeating it changes nothing.`,
      access: 'user',
      params: idParams,
      body: lifeBody,
      answer: lifeAnswer,
      problems: ['invalid', 'forbidden', 'not_found', 'version_mismatch'],
      lockedProduct: ({ params: { id } }) => id,
      handle: async ({ request, reply, params: { id }, caller }) => {
        const changed = await setWithdrawn(db, caller, id, { withdrawn, ifMatch: readIfMatch(request) })
        catalogue.wrote({ version: changed.catalogueVersion, edited: id })
        setWriteHeaders(reply, changed)
        return { version: changed.version, withdrawn: changed.withdrawn }
      },
    })
  }
}
