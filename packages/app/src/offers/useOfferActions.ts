import { type Offer, type OfferAct, type OfferTerms, offerCalls, type Purchase } from '@arot/contract'
import { useAction } from '../session/useAction.ts'
import type { User } from '../session/user.ts'
import { messages, problems } from './messages.ts'
import { offerQueries } from './queries.ts'

/** The actions on an offer. Returns the problem to show, or `null`, and refreshes the offer either way. */
export function useOfferActions() {
  const send = useAction({
    ...problems,
    version_mismatch: messages.offerMovedOn,
    wrong_state: messages.offerMovedOn,
    not_found: messages.offerMovedOn,
    insufficient_stock: messages.offerShort,
    403: messages.notYourTurn,
  })

  /** Every answer names the version that its reader has seen. */
  function act({ _id, versions }: Offer, name: Exclude<OfferAct, 'counter'>, note: { note?: string }) {
    const from = versions.length
    return send({
      intention: [_id, from, name, note],
      send: ({ call }, key) => {
        const calls = offerCalls(call)
        if (name === 'accept') return calls.acceptOffer(_id, from, key)
        if (name === 'decline') return calls.declineOffer(_id, from, note, key)
        return calls.withdrawOffer(_id, from, note, key)
      },
      replaces: offerQueries.detail(_id),
    })
  }

  function counter({ _id, versions }: Offer, terms: OfferTerms) {
    const from = versions.length
    return send({
      intention: [_id, from, terms],
      send: ({ call }, key) => offerCalls(call).counterOffer(_id, from, terms, key),
      replaces: offerQueries.detail(_id),
    })
  }

  /** At the terms of its last version, which are those of the agreement. */
  function buy(offer: Offer, buyer: User) {
    return send({
      intention: [offer._id, 'buy'],
      send: (client, key) => client.addToCart(purchaseOf(offer, buyer), key),
    })
  }

  return { act, counter, buy }
}

function purchaseOf({ _id: offerId, productId, productSnapshot, versions }: Offer, { email }: User): Purchase {
  const { quantity = 0, price = 0 } = versions.at(-1) ?? {}
  return { userEmail: email, quantity, price, buyDate: new Date().toISOString(), productId, productSnapshot, offerId }
}
