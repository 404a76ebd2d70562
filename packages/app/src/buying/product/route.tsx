import { useAlerts } from '@arot/ui/useAlerts'
import { useToast } from '@arot/ui/useToast'
import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { t } from '../../language/words.ts'
import { inWords } from '../../platform/messages.ts'
import { reads } from '../../platform/reads.ts'
import { refusedWith } from '../../platform/refusal.ts'
import { signedOut } from '../../session/messages.ts'
import { memberOf } from '../../session/session.ts'
import { useRead } from '../../session/useRead.ts'
import { useSession } from '../../session/useSession.ts'
import type { LoaderArgs } from '../../session/visit.ts'
import { messages } from '../messages.ts'
import { useLiveStock } from '../useLiveStock.ts'
import { usePurchase } from '../usePurchase.ts'
import { useQuantityDraft } from '../useQuantityDraft.ts'
import { ProductPage } from './page.tsx'

export async function loader({ visit, params }: LoaderArgs) {
  if (memberOf(await visit.session.whenKnown())) await visit.data.prime(reads.product(params.id ?? ''))
  return null
}

export function Component() {
  const { id = '' } = useParams()
  const session = useSession()
  const member = memberOf(session)
  // Whose checkout is open stays in it when the session ends.
  const [buyer, setBuyer] = useState(member)
  if (member && member !== buyer) setBuyer(member)
  const product = useRead(reads.product(id))
  const { alert } = useAlerts()
  const toast = useToast()
  const takeBack = useRef<() => void>(undefined)
  const buy = usePurchase(() => {
    takeBack.current = toast(messages.unitsHeld)
  })
  useLiveStock(product.data)

  async function confirm(quantity: number, price: number) {
    if (!member) return inWords(signedOut)
    if (!product.data) throw new Error(t(messages.unauthorized))
    const refusal = await buy(product.data, quantity, member, price)
    if (refusal) return inWords(refusal)
    // It would still ask for what has just been done.
    takeBack.current?.()
    void alert(messages.bought)
    return null
  }

  return (
    <ProductPage
      key={id}
      product={product}
      isMissing={refusedWith(product.error) === 404}
      buyer={buyer ?? nobody}
      onConfirm={confirm}
      {...useQuantityDraft()}
    />
  )
}

const nobody = { name: '', email: '' }
