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
  // The controls show a choice at once, while its products still load.
  const chosen = wanted && (isOnTheWay || wanted.from === key) ? wanted.address : address
  const [filter, pageSize] = useMemo(() => listQueryOf(`?${address}`), [address])
  const [chosenFilter] = useMemo(() => listQueryOf(`?${chosen}`), [chosen])

  // The navigation has ended here or elsewhere. A choice that stays set would show again after Back.
  if (wanted && !isOnTheWay && (wanted.from !== key || String(wanted.address) === String(address))) setWanted(undefined)

  function change(wish: Parameters<typeof changeAddress>[1]) {
    const next = changeAddress(chosen, wish)
    setWanted({ from: keyNow() ?? key, address: next })
    void navigate({ search: `${next}` }, { preventScrollReset: true })
  }

  return {
    /** The filter of the products that are shown. */
    filter,
    pageSize,
    view: viewOf(address),
    /** The reader's last choice, whose products may still load. */
    chosen: { filter: chosenFilter, view: viewOf(chosen), cut: cutIn(chosen) },
    change,
  }
}

/** The key of the current history entry. The rendered page may still be an older one. */
function keyNow(): string | undefined {
  return history.state?.key
}

export type ListAddress = ReturnType<typeof useListAddress>
