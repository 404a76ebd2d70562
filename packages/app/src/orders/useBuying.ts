import type { Product } from '@arot/contract'
import { useAlerts } from '@arot/ui/useAlerts'
import { useToast } from '@arot/ui/useToast'
import { useRef, useState } from 'react'
import { inWords } from '../platform/messages.ts'
import { signedOut } from '../session/messages.ts'
import { useMember } from '../session/useSession.ts'
import { messages } from './messages.ts'
import { usePurchase } from './usePurchase.ts'

/** Who buys, and how: what a checkout needs beside its product. */
export function useBuying() {
  const member = useMember()
  // Whose checkout is open stays in it when the session ends.
  const [buyer, setBuyer] = useState(member)
  if (member && member !== buyer) setBuyer(member)
  const { alert } = useAlerts()
  const toast = useToast()
  const takeBack = useRef<() => void>(undefined)
  const { buy, leave } = usePurchase(() => {
    takeBack.current = toast(messages.unitsReserved)
  })

  async function confirm(product: Product, quantity: number, price: number) {
    if (!member) return inWords(signedOut)
    const problem = await buy(product, quantity, member, price)
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

  return { buyer: buyer ?? nobody, confirm, onLeave }
}

const nobody = { name: '', email: '' }
