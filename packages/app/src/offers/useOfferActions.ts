import { ApiError, newKey, type Offer, type OfferAct, type OfferTerms, offerCalls, type Purchase } from '@arot/contract'
import { useRef } from 'react'
import { useSWRConfig } from 'swr'
import { inWords } from '../platform/messages.ts'
import { hasProblemCode } from '../platform/problem.ts'
import { isOfCatalogue, isOfSession } from '../platform/queries.ts'
import type { User } from '../session/user.ts'
import { useVisit } from '../session/visit.ts'
import { messages } from './messages.ts'
import { offerQueries } from './queries.ts'

/** The actions on an offer. Returns the problem to show, or `null`, and refreshes the offer either way. */
export function useOfferActions() {
  const { client, data } = useVisit()
  const { mutate } = useSWRConfig()
  const calls = offerCalls(client.call)
  const last = useRef({ of: '', key: '' })

  /** Tried again after an answer that never came, it is the same act. */
  function keyFor(intention: unknown[]) {
    const of = JSON.stringify(intention)
    if (last.current.of !== of) last.current = { of, key: newKey() }
    return { key: last.current.key }
  }

  async function send(offer: Offer, ask: () => Promise<Offer | undefined>) {
    try {
      const next = await ask()
      if (next) await mutate([...offerQueries.detail(offer._id).key], next, { revalidate: false })
      return null
    } catch (error) {
      const problem = problemOf(error)
      if (problem === null) throw error
      return inWords(problem)
    } finally {
      // Accepting reserves stock, and buying fills the cart.
      await data.renew((key) => isOfSession(key) || isOfCatalogue(key))
    }
  }

  /** Every answer names the version that its reader has seen. */
  function act(offer: Offer, name: Exclude<OfferAct, 'counter'>, note: { note?: string }) {
    const from = offer.versions.length
    const key = keyFor([offer._id, from, name, note])
    return send(offer, async () => {
      if (name === 'accept') return calls.acceptOffer(offer._id, from, key)
      if (name === 'decline') return calls.declineOffer(offer._id, from, note, key)
      return calls.withdrawOffer(offer._id, from, note, key)
    })
  }

  function counter(offer: Offer, terms: OfferTerms) {
    const from = offer.versions.length
    return send(offer, () => calls.counterOffer(offer._id, from, terms, keyFor([offer._id, from, terms])))
  }

  /** At the terms of its last version, which are those of the agreement. */
  function buy(offer: Offer, buyer: User) {
    return send(offer, async () => {
      await client.addToCart(purchaseOf(offer, buyer), keyFor([offer._id, 'buy']))
      return undefined
    })
  }

  return { act, counter, buy }
}

function purchaseOf({ _id: offerId, productId, productSnapshot, versions }: Offer, { email }: User): Purchase {
  const { quantity = 0, price = 0 } = versions.at(-1) ?? {}
  return { userEmail: email, quantity, price, buyDate: new Date().toISOString(), productId, productSnapshot, offerId }
}

function problemOf(error: unknown) {
  if (hasProblemCode(error, 'version_mismatch', 'wrong_state', 'not_found')) return messages.offerMovedOn
  if (hasProblemCode(error, 'insufficient_stock')) return messages.offerShort
  return error instanceof ApiError && error.status === 403 ? messages.notYourTurn : null
}
