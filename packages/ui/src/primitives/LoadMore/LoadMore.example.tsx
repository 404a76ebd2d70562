import { LoadMore } from '@arot/ui/LoadMore'
import { useEffect, useState } from 'react'

const orders = Array.from({ length: 11 }, (_, index) => `Order ${20418 + index}`)

export function LoadMoreExample() {
  const [count, setCount] = useState(4)
  const [isLoading, setIsLoading] = useState(false)

  useEffect(() => {
    if (!isLoading) return
    const answer = setTimeout(() => {
      setCount((count) => Math.min(count + 4, orders.length))
      setIsLoading(false)
    }, 800)
    return () => clearTimeout(answer)
  }, [isLoading])

  return (
    <section aria-label="Orders">
      <ul className="grid gap-2">
        {orders.slice(0, count).map((order) => (
          <li key={order}>{order}</li>
        ))}
      </ul>
      <LoadMore
        count={count}
        total={orders.length}
        hasMore={count < orders.length}
        isLoading={isLoading}
        onLoadMore={() => setIsLoading(true)}
      />
    </section>
  )
}
