import { useMemo, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { changeAddress, cutIn, listQueryOf, viewOf } from './listAddress.ts'

/** The filters of a list, read from the address and written to it. Back undoes each change. */
export function useListAddress() {
  const { key, search } = useLocation()
  const navigate = useNavigate()
  const isOnTheWay = useNavigation().state !== 'idle'
  const address = useMemo(() => new URLSearchParams(search), [search])
  const [wanted, setWanted] = useState<{ from: string; address: URLSearchParams }>()
  // A press tells at once what was chosen, while the products to it are still on their way.
  const chosen = wanted && (isOnTheWay || wanted.from === key) ? wanted.address : address
  const [filter, pageSize] = useMemo(() => listQueryOf(`?${address}`), [address])
  const [chosenFilter] = useMemo(() => listQueryOf(`?${chosen}`), [chosen])

  // It has come, or something else has: Back must not find the choice again that it undoes.
  if (wanted && !isOnTheWay && (wanted.from !== key || String(wanted.address) === String(address))) setWanted(undefined)

  function change(wish: Parameters<typeof changeAddress>[1]) {
    const next = changeAddress(chosen, wish)
    setWanted({ from: keyNow() ?? key, address: next })
    void navigate({ search: `${next}` }, { preventScrollReset: true })
  }

  return {
    /** What the products that are shown answer to. */
    filter,
    pageSize,
    view: viewOf(address),
    /** What its reader wants, whose products may still be on their way. */
    chosen: { filter: chosenFilter, view: viewOf(chosen), cut: cutIn(chosen) },
    change,
  }
}

/** The step of the history that one is at, which what is drawn may not have reached yet. */
function keyNow(): string | undefined {
  return history.state?.key
}

export type ListAddress = ReturnType<typeof useListAddress>
