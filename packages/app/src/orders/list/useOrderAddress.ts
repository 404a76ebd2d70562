import type { OrderFilterValue } from '@arot/trade/OrderFilters'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { filterIn, ordersHref } from './filter.ts'

/** Waits for a pause in typing, because each letter would be a request and a history entry. */
const pause = 300

/** The state of the controls while the address is still older. */
type Choice = { from: string; filter: OrderFilterValue; isOnItsWay: boolean }

/**
 * The filter of the orders, read from the address and written to it. Back undoes each choice; typed words replace the
 * current entry.
 */
export function useOrderAddress() {
  const { search, key, state } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const navigate = useNavigate()
  const applied = filterIn(search)
  const [typed, setTyped] = useState<Choice>()
  const isTyping = typed !== undefined && typed.from === key
  // After Back the controls follow the address. When a choice has been applied, words that were typed meanwhile stay.
  if (typed !== undefined && !isTyping) {
    const hasArrived = !isBack && state?.chosenAt === typed.from
    const isLeft = hasArrived && ordersHref(typed.filter) !== ordersHref(applied)
    setTyped(isLeft ? { from: key, filter: typed.filter, isOnItsWay: false } : undefined)
  }
  const href = isTyping && !typed.isOnItsWay ? ordersHref(typed.filter) : undefined

  useEffect(() => {
    if (href === undefined) return
    const arrival = { replace: true, preventScrollReset: true, state: { chosenAt: key } }
    const timer = setTimeout(() => void navigate(href, arrival), pause)
    return () => clearTimeout(timer)
  }, [href, navigate, key])

  function change(filter: OrderFilterValue) {
    const before = isTyping ? typed.filter : applied
    const isWords = ordersHref({ ...filter, q: undefined }) === ordersHref({ ...before, q: undefined })
    // A choice that still loads keeps its own history entry, even if words are typed meanwhile.
    const isOnItsWay = !isWords || (isTyping && typed.isOnItsWay)
    setTyped({ from: key, filter, isOnItsWay })
    if (isOnItsWay) void navigate(ordersHref(filter), { preventScrollReset: true, state: { chosenAt: key } })
  }

  return { applied: applied, filter: isTyping ? typed.filter : applied, change }
}
