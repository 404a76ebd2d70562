import { LoadMore } from '@arot/ui/LoadMore'
import { useState } from 'react'

export function LoadMoreExample() {
  const [shown, setShown] = useState(24)
  return (
    <LoadMore
      shown={shown}
      total={60}
      hasMore={shown < 60}
      isLoading={false}
      onLoadMore={() => setShown(Math.min(shown + 24, 60))}
    />
  )
}
