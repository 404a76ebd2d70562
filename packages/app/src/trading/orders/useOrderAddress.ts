import type { OrderFilterValue } from '@arot/ui/OrderFilters'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { filterIn, ordersHref } from './filter.ts'

/** A word is asked for once its reader pauses: each letter of it would be a question, and a step of Back. */
const pause = 300

/** Which orders, read from the address and changed in it. Each choice is a step that Back undoes; words replace each other. */
export function useOrderAddress() {
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const asked = filterIn(search)
  const [typed, setTyped] = useState<{ from: string; filter: OrderFilterValue }>()
  const isTyping = typed !== undefined && typed.from === key
  const href = isTyping ? ordersHref(typed.filter) : undefined

  useEffect(() => {
    if (href === undefined) return
    const timer = setTimeout(() => void navigate(href, { replace: true, preventScrollReset: true }), pause)
    return () => clearTimeout(timer)
  }, [href, navigate])

  function change(filter: OrderFilterValue) {
    const before = isTyping ? typed.filter : asked
    setTyped({ from: key, filter })
    const isWords = ordersHref({ ...filter, q: undefined }) === ordersHref({ ...before, q: undefined })
    if (!isWords) void navigate(ordersHref(filter), { preventScrollReset: true })
  }

  return { asked, filter: isTyping ? typed.filter : asked, change }
}
