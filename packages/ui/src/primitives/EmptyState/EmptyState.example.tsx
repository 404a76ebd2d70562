import { Button, ButtonLink } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'
import { Search } from 'lucide-react'
import { useState } from 'react'

export function EmptyStateExample() {
  const [hasFilters, setHasFilters] = useState(true)
  return hasFilters ? (
    <EmptyState
      icon={<Search aria-hidden strokeWidth={1.75} />}
      title="No headphones below $20"
      text="Take the limit of the price away, or look for another word."
      action={<Button onClick={() => setHasFilters(false)}>Clear the filters</Button>}
    />
  ) : (
    <EmptyState
      title="Your cart is empty!"
      text="What you buy is listed here."
      action={<ButtonLink href="#categories">See all categories</ButtonLink>}
    />
  )
}
