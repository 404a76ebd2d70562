import type { Endpoint, ErrorCode, OfferAct } from '@arot/contract'
import * as endpoints from '@arot/contract/http/endpoints'
import {
  newOfferBody,
  offerAcceptBody,
  offerAnswer,
  offerNoteBody,
  offerQuery,
  offerTermsBody,
} from '@arot/contract/offers/schema'
import { idParams } from '@arot/contract/values/schema'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Parts } from '../../platform/context.ts'
import { nextPage } from '../../platform/http/answers/next-page.ts'
import { defineCall } from '../../platform/http/call.ts'
import { requireIfMatch, setWriteHeaders } from '../../platform/http/write-headers.ts'
import { findOffer, listOffers } from './offer.list.ts'
import { answerOffer, findProductToLock, makeOffer } from './offer.store.ts'
import { presentOffer } from './serialize.ts'

/** The page size if the request has no limit. */
const pageLength = 50

const quantityProblems = ['below_minimum', 'order_multiple'] as const satisfies ErrorCode[]
type Act = { endpoint: Endpoint; summary: string; body: v.GenericSchema; problems: readonly ErrorCode[] }
const acts: Record<OfferAct, Act> = {
  counter: {
    endpoint: endpoints.counterOffer,
    summary: 'Counter an offer with other terms.',
    body: offerTermsBody,
    problems: quantityProblems,
  },
  accept: {
    endpoint: endpoints.acceptOffer,
    summary: 'Accept an offer. Its units are reserved for the buyer.',
    body: offerAcceptBody,
    problems: ['insufficient_stock'],
  },
  decline: {
    endpoint: endpoints.declineOffer,
    summary: 'Decline an offer, optionally with a reason.',
    body: offerNoteBody,
    problems: [],
  },
  withdraw: {
    endpoint: endpoints.withdrawOffer,
    summary: 'Withdraw your last terms, which ends the offer.',
    body: offerNoteBody,
    problems: [],
  },
}

type OfferBody = Partial<v.InferOutput<typeof offerTermsBody>>

export function offerRoutes(app: FastifyInstance, { catalogue, config, db }: Parts) {
  const { publicUrl, currency, offerReservationHours: reservationHours } = config
  const readOffer = async (...args: Parameters<typeof findOffer>) => presentOffer(await findOffer(...args), config)

  defineCall(app, {
    endpoint: endpoints.makeOffer,
    summary: 'Make an offer: a quantity, a price and a last day. No units are reserved yet.',
    access: 'user',
    body: newOfferBody,
    answer: offerAnswer,
    status: 201,
    problems: ['invalid', 'forbidden', 'not_found', ...quantityProblems, 'withdrawn', 'too_much_held'],
    lockedProduct: ({ body: { productId } }) => productId,
    handle: async ({ body, caller }) => {
      const terms = { ...body, until: new Date(body.until) }
      const made = await makeOffer(db, caller, terms, { currency, most: config.openOffers })
      return readOffer(db, caller, made.offerId)
    },
  })

  defineCall(app, {
    endpoint: endpoints.getOffers,
    summary:
      'List your offers as buyer or supplier, newest first. `state=open` lists those that have not ended. The next page is in the `Link` header.',
    access: 'user',
    query: offerQuery,
    answer: v.array(offerAnswer),
    problems: ['invalid'],
    handle: async ({ reply, query: { limit = pageLength, ...query }, caller }) => {
      const { offers, next } = await listOffers(db, caller, { ...query, limit })
      reply.headers(nextPage(publicUrl, endpoints.getOffers, { ...query, limit }, next))
      return offers.map((offer) => presentOffer(offer, config))
    },
  })

  defineCall(app, {
    endpoint: endpoints.getOffer,
    summary: 'Get one of your offers with all its versions.',
    access: 'user',
    params: idParams,
    answer: offerAnswer,
    problems: ['not_found'],
    handle: ({ params: { id }, caller }) => readOffer(db, caller, id),
  })

  for (const [name, { endpoint, summary, body, problems }] of Object.entries(acts)) {
    defineCall(app, {
      endpoint,
      summary: `${summary} \`If-Match\` is the version that you answer.`,
      access: 'user',
      params: idParams,
      body: body as v.GenericSchema<unknown, OfferBody>,
      answer: offerAnswer,
      problems: ['invalid', 'forbidden', 'not_found', 'wrong_state', 'version_mismatch', ...problems],
      lockedProduct: ({ params: { id }, caller }) =>
        findProductToLock(db, caller, { offerId: id, act: name as OfferAct }),
      handle: async ({ request, reply, params: { id }, body: input, caller }) => {
        const from = requireIfMatch(request, 'No version of an offer is named so.')
        const answered = await answerOffer(db, caller, id, {
          ...{ act: name as OfferAct, from, terms: termsOf(input), note: input.note },
          ...{ currency, reservationHours },
        })
        for (const sold of answered.stock) catalogue.wrote({ version: answered.catalogueVersion, sold })
        setWriteHeaders(reply, answered)
        return readOffer(db, caller, id)
      },
    })
  }
}

const termsOf = ({ quantity, price, until, note }: OfferBody) =>
  quantity === undefined || price === undefined || until === undefined
    ? undefined
    : { quantity, price, until: new Date(until), ...(note !== undefined && { note }) }
