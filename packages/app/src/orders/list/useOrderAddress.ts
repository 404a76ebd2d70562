import type { OrderFilterValue } from '@arot/trade/OrderFilters'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { filterIn, ordersHref } from './filter.ts'

/** A search runs after a pause in typing: each letter would be a request and a step of Back. */
const pause = 300

/** What the controls say before the address does. */
type Choice = { from: string; filter: OrderFilterValue; isOnItsWay: boolean }

/** Which orders, read from the address and changed in it. Each choice is a step that Back undoes; words replace each other. */
export function useOrderAddress() {
  const { search, key, state } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const navigate = useNavigate()
  const applied = filterIn(search)
  const [typed, setTyped] = useState<Choice>()
  const isTyping = typed !== undefined && typed.from === key
  // Back leads to a place that says what it says, not what was chosen there. What was chosen, arriving, leaves what was
  // typed while it was on its way.
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
    // A step that waits for its orders stays one, with the words that are typed meanwhile.
    const isOnItsWay = !isWords || (isTyping && typed.isOnItsWay)
    setTyped({ from: key, filter, isOnItsWay })
    if (isOnItsWay) void navigate(ordersHref(filter), { preventScrollReset: true, state: { chosenAt: key } })
  }

  return { asked: applied, filter: isTyping ? typed.filter : applied, change }
}
