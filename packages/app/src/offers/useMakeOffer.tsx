import { newKey, offerCalls, type Product } from '@arot/contract'
import { useToast } from '@arot/ui/useToast'
import { useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { inWords } from '../platform/messages.ts'
import { isOfSession } from '../platform/queries.ts'
import { offerHref } from '../routes.ts'
import { memberQuery } from '../session/memberQuery.ts'
import { signedOut } from '../session/messages.ts'
import { memberOf } from '../session/session.ts'
import { useIsOurs } from '../session/useIsOurs.ts'
import { useQuery } from '../session/useQuery.ts'
import { useSession } from '../session/useSession.ts'
import { useVisit } from '../session/visit.ts'
import { messages } from './messages.ts'
import { type SendOffer, useOffering } from './useOffering.tsx'

/** Offers for a product, by who may make one: a member, to somebody else who sells it, before our server. */
export function useMakeOffer(product: Product | undefined) {
  const { client, data } = useVisit()
  const toast = useToast()
  const navigate = useNavigate()
  const member = memberOf(useSession())
  const isOurs = useIsOurs(member)
  const isSold = Boolean(isOurs && product?.supplier)
  const { data: role } = useQuery(member && isSold ? memberQuery : null)
  const isOwn = role && role.supplierId === product?.supplier?.id
  const last = useRef({ of: '', key: '' })

  /** Tried again after an answer that never came, it is the same offer. */
  function keyFor(intention: string) {
    if (last.current.of !== intention) last.current = { of: intention, key: newKey() }
    return last.current.key
  }

  const send: SendOffer = async ({ _id: productId }, terms) => {
    if (!member) return signedOut
    const key = keyFor(JSON.stringify([productId, terms]))
    const made = await offerCalls(client.call).makeOffer({ productId, ...terms }, { key })
    // The same terms once more are another offer.
    last.current = { of: '', key: '' }
    await data.renew(isOfSession)
    toast(inWords(messages.offered))
    void navigate(offerHref(made))
    return null
  }

  const { open, warm, dialog } = useOffering(send)
  return {
    warm,
    dialog,
    isOwn: isSold && isOwn === true,
    onOffer: product && member && isSold && !product.withdrawn && isOwn === false ? () => open(product) : undefined,
  }
}
