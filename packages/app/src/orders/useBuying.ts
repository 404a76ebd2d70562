import { reservationCalls } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { useToast } from '@arot/ui/useToast'
import { useEffect, useRef, useState } from 'react'
import { inWords } from '../platform/messages.ts'
import { isOfCatalogue, isOfSession } from '../platform/queries.ts'
import { useSite } from '../platform/site.ts'
import { signedOut } from '../session/messages.ts'
import { useMember } from '../session/useSession.ts'
import { useVisit } from '../session/visit.ts'
import { messages } from './messages.ts'
import { belowMinimumOrder } from './orderValue.ts'
import { createPurchase } from './purchase.ts'
import type { Checkout } from './useCheckout.tsx'
import { useShowStock } from './useShowStock.ts'

/** Who buys, and how: what a checkout needs beside its product. Shows the smaller stock and the fuller cart at once. */
export function useBuying() {
  const { client, data } = useVisit()
  const site = useSite()
  const member = useMember()
  // Whose checkout is open stays in it when the session ends.
  const [buyer, setBuyer] = useState(member)
  if (member && member !== buyer) setBuyer(member)
  const { alert } = useAlerts()
  const toast = useToast()
  const takeBack = useRef<() => void>(undefined)
  const onStockChange = useShowStock()
  const [{ buy, leave }] = useState(() =>
    createPurchase(
      { ...client, ...reservationCalls(client.call) },
      {
        onStockChange,
        onReserved: () => {
          takeBack.current = toast(messages.unitsReserved)
        },
        belowMinimumOrder: (smallest, product) => belowMinimumOrder(smallest, product, site),
      },
    ),
  )

  // Nothing else tells of a tab that is closed.
  useEffect(() => {
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [leave])

  const onConfirm: Checkout['onConfirm'] = async (product, quantity, price) => {
    if (!member) return inWords(signedOut)
    const buying = buy(product, quantity, member, price)
    // The buyer does not wait for it.
    const problem = await buying.finally(() => void data.renew((key) => isOfCatalogue(key) || isOfSession(key)))
    if (problem) return inWords(problem)
    // It would still ask for what has just been done.
    takeBack.current?.()
    void alert(messages.bought)
    return null
  }

  function onLeave() {
    takeBack.current?.()
    void leave()
  }

  return { buyer: buyer ?? nobody, onConfirm, onLeave }
}

const nobody = { name: '', email: '' }
