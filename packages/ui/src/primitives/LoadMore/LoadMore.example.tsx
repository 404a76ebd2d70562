import { LoadMore } from '@arot/ui/LoadMore'
import { useEffect, useState } from 'react'

const orders = Array.from({ length: 11 }, (_, index) => `Order ${20418 + index}`)

export function LoadMoreExample() {
  const [shown, setShown] = useState(4)
  const [isLoading, setIsLoading] = useState(false)

  useEffect(() => {
    if (!isLoading) return
    const answer = setTimeout(() => {
      setShown((count) => Math.min(count + 4, orders.length))
      setIsLoading(false)
    }, 800)
    return () => clearTimeout(answer)
  }, [isLoading])

  return (
    <section aria-label="Orders">
      <ul className="grid gap-2">
        {orders.slice(0, shown).map((order) => (
          <li key={order}>{order}</li>
        ))}
      </ul>
      <LoadMore
        shown={shown}
        total={orders.length}
        hasMore={shown < orders.length}
        isLoading={isLoading}
        onLoadMore={() => setIsLoading(true)}
      />
    </section>
  )
}
