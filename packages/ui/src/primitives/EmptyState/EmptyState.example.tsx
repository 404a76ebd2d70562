import { ButtonLink } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'

export function EmptyStateExample() {
  return (
    <EmptyState
      title="No orders yet"
      text="What you buy stands here, with its papers."
      action={<ButtonLink href="#products">Find products</ButtonLink>}
    />
  )
}
