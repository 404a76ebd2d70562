import type { ModeratedReview } from '@arot/contract'
import { ReviewList, type ReviewListProps } from '@arot/ui/ReviewList'
import { t } from '../../platform/i18n/words.ts'
import { productHref } from '../../routes.ts'
import type { PagedResult } from '../../session/usePaged.ts'

export type ReviewModerationProps = Required<Pick<ReviewListProps, 'moderation'>> & {
  reviews: PagedResult<ModeratedReview>
}

/** The list of reviews in which an operator hides and restores reviews. */
export function ReviewModeration({ reviews, moderation }: ReviewModerationProps) {
  const { data, error, isLoading, retry, more } = reviews
  return (
    <ReviewList
      reviews={data?.items}
      hrefFor={({ product }) => product && productHref({ _id: product.id })}
      moderation={moderation}
      isLoading={isLoading}
      error={error ?? more?.error}
      onRetry={retry}
      onLoadMore={more?.load}
      labels={{ emptyText: t('Reviews that buyers write will appear here.') }}
    />
  )
}
