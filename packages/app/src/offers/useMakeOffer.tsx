import { offerCalls, type Product } from '@arot/contract'
import { useToast } from '@arot/ui/useToast'
import { useNavigate } from 'react-router-dom'
import { inWords } from '../platform/messages.ts'
import { offerHref } from '../routes.ts'
import { memberQuery } from '../session/memberQuery.ts'
import { signedOut } from '../session/messages.ts'
import { useAction } from '../session/useAction.ts'
import { useIsOurs } from '../session/useIsOurs.ts'
import { useQuery } from '../session/useQuery.ts'
import { useMember } from '../session/useSession.ts'
import { messages, problems } from './messages.ts'
import { type SendOffer, useOffering } from './useOffering.tsx'

/** Opens the dialog for an offer, for a member on our server and a product that somebody else sells. */
export function useMakeOffer(product: Product | undefined) {
  const toast = useToast()
  const navigate = useNavigate()
  const member = useMember()
  const isOurs = useIsOurs(member !== null)
  const isSold = Boolean(isOurs && product?.supplier)
  const { data: role } = useQuery(member && isSold ? memberQuery : null)
  const isOwn = role && role.supplierId === product?.supplier?.id
  const act = useAction({ ...problems, forbidden: messages.notForYou })

  const send: SendOffer = async ({ _id: productId }, terms) => {
    if (!member) return inWords(signedOut)
    return act({
      intention: [productId, terms],
      request: ({ call }, key) => offerCalls(call).makeOffer({ productId, ...terms }, key),
      revalidates: ['session'],
      onSuccess: (made) => {
        toast(inWords(messages.offered))
        void navigate(offerHref(made))
      },
    })
  }

  const { open, dialog } = useOffering(send)
  return {
    dialog,
    isOwn: isSold && isOwn === true,
    onOffer: product && member && isSold && !product.withdrawn && isOwn === false ? () => open(product) : undefined,
  }
}
