import type { JudgedReview } from '@arot/contract'
import { ReviewList, type ReviewListProps } from '@arot/ui/ReviewList'
import { t } from '../../platform/i18n/words.ts'
import { productHref } from '../../routes.ts'
import type { PagedReading } from '../../session/paged.ts'

export type JudgedProps = Required<Pick<ReviewListProps, 'judging'>> & { reviews: PagedReading<JudgedReview> }

/** What buyers have written, for who hides what nobody should have to read. */
export function Judged({ reviews, judging }: JudgedProps) {
  const { data, error, isLoading, retry, onLoadMore, moreError } = reviews
  return (
    <ReviewList
      reviews={data?.items}
      hrefFor={({ product }) => product && productHref({ _id: product.id })}
      judging={judging}
      isLoading={isLoading}
      error={error ?? moreError}
      onRetry={retry}
      onLoadMore={onLoadMore}
      labels={{ emptyText: t('Reviews that buyers write will appear here.') }}
    />
  )
}
