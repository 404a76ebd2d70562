import { ApiError } from '@arot/contract'
import { useAlerts } from '@arot/ui/Alerts'
import { useToast } from '@arot/ui/Toast'
import { useParams } from 'react-router-dom'
import { reads } from '../../data/reads.ts'
import { useLiveStock } from '../../data/useLiveStock.ts'
import { usePurchase } from '../../data/usePurchase.ts'
import { useRead } from '../../data/useRead.ts'
import { messages } from '../../messages.ts'
import { memberOf } from '../../session/session.ts'
import { useSession } from '../../session/useSession.ts'
import type { LoaderArgs } from '../../visit.ts'
import { ProductPage } from './page.tsx'

export async function loader({ visit, params }: LoaderArgs) {
  if (memberOf(await visit.session.whenKnown())) await visit.data.prime(reads.product(params.id ?? ''))
  return null
}

export function Component() {
  const { id = '' } = useParams()
  const session = useSession()
  const member = memberOf(session)
  const product = useRead(reads.product(id))
  const { alert } = useAlerts()
  const toast = useToast()
  const buy = usePurchase(() => toast(messages.unitsHeld))
  useLiveStock(product.data)

  async function confirm(quantity: number) {
    if (!product.data || !member) throw new Error(messages.unauthorized)
    const refusal = await buy(product.data, quantity, member)
    if (refusal) return refusal
    void alert(messages.bought)
    return null
  }

  const isMissing = product.error instanceof ApiError && product.error.status === 404
  return <ProductPage key={id} product={product} isMissing={isMissing} buyer={member ?? nobody} onConfirm={confirm} />
}

const nobody = { name: '', email: '' }
