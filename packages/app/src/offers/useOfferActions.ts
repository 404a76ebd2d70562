import { type Offer, type OfferAct, type OfferTerms, offerCalls, type Purchase } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { messages as orderMessages } from '../orders/messages.ts'
import { inWords } from '../platform/messages.ts'
import { signedOut } from '../session/messages.ts'
import { useAction } from '../session/useAction.ts'
import { useMember } from '../session/useSession.ts'
import { messages, problems } from './messages.ts'
import { offerQueries } from './queries.ts'

/** The actions on an offer. Returns the problem to show, or `null`, and refreshes the offer either way. */
export function useOfferActions() {
  const member = useMember()
  const { alert } = useAlerts()
  const act = useAction({
    ...problems,
    version_mismatch: messages.offerMovedOn,
    wrong_state: messages.offerMovedOn,
    not_found: messages.offerMovedOn,
    insufficient_stock: messages.offerShort,
    403: messages.notYourTurn,
  })
  const send: typeof act = async (action) => (member ? act(action) : inWords(signedOut))

  return {
    /** Each action sends the version that the reader has seen. */
    onAct({ id, versions }: Offer, name: Exclude<OfferAct, 'counter'>, note: { note?: string }) {
      const from = versions.length
      return send({
        intention: [id, from, name, note],
        request: ({ call }, key) => {
          const calls = offerCalls(call)
          if (name === 'accept') return calls.acceptOffer(id, from, key)
          if (name === 'decline') return calls.declineOffer(id, from, note, key)
          return calls.withdrawOffer(id, from, note, key)
        },
        replaces: offerQueries.detail(id),
      })
    },

    onCounter({ id, versions }: Offer, terms: OfferTerms) {
      const from = versions.length
      return send({
        intention: [id, from, terms],
        request: ({ call }, key) => offerCalls(call).counterOffer(id, from, terms, key),
        replaces: offerQueries.detail(id),
      })
    },

    onBuy: (offer: Offer) =>
      send({
        intention: [offer.id, 'buy'],
        request: (client, key) => client.addToCart(purchaseOf(offer, member?.email ?? ''), key),
        onSuccess: () => void alert(orderMessages.bought),
      }),
  }
}

/** Buys at the terms of the last version, which both sides accepted. */
function purchaseOf({ id: offerId, productId, productSnapshot, versions }: Offer, userEmail: string): Purchase {
  const { quantity = 0, price = 0 } = versions.at(-1) ?? {}
  return { userEmail, quantity, price, buyDate: new Date().toISOString(), productId, productSnapshot, offerId }
}
