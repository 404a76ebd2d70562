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

/** The buyer and the actions that a checkout needs. Updates the stock and the cart at once. */
export function useBuying() {
  const { client, data } = useVisit()
  const site = useSite()
  const member = useMember()
  // The buyer stays set when the session ends, so that an open checkout stays open.
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

  // Only this event reports that the tab is closed.
  useEffect(() => {
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [leave])

  const onConfirm: Checkout['onConfirm'] = async (product, quantity, price) => {
    if (!member) return inWords(signedOut)
    const buying = buy(product, quantity, member, price)
    // Refetches in the background, so that the buyer does not wait.
    const problem = await buying.finally(() => void data.renew((key) => isOfCatalogue(key) || isOfSession(key)))
    if (problem) return inWords(problem)
    // Closes the message that still asks for the confirmation that has just succeeded.
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
