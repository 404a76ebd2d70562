import type { ModeratedReview } from '@arot/contract'
import { ReviewList, type ReviewListProps } from '@arot/ui/ReviewList'
import { t } from '../../platform/i18n/words.ts'
import { productHref } from '../../routes.ts'
import type { PagedQueryResult } from '../../session/paged.ts'

export type ReviewModerationProps = Required<Pick<ReviewListProps, 'moderation'>> & {
  reviews: PagedQueryResult<ModeratedReview>
}

/** The list of reviews in which an operator hides and restores reviews. */
export function ReviewModeration({ reviews, moderation }: ReviewModerationProps) {
  const { data, error, isLoading, retry, onLoadMore, moreError } = reviews
  return (
    <ReviewList
      reviews={data?.items}
      hrefFor={({ product }) => product && productHref({ _id: product.id })}
      moderation={moderation}
      isLoading={isLoading}
      error={error ?? moreError}
      onRetry={retry}
      onLoadMore={onLoadMore}
      labels={{ emptyText: t('Reviews that buyers write will appear here.') }}
    />
  )
}
