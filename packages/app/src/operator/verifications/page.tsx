import { type ModeratedReview, type VerificationRequest, type VerificationState, widestPicture } from '@arot/contract'
import { ReviewList, type ReviewListProps } from '@arot/trade/ReviewList'
import { VerificationRequests, type VerificationRequestsProps } from '@arot/trade/VerificationRequests'
import { EmptyState } from '@arot/ui/EmptyState'
import { Select } from '@arot/ui/Select'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { productHref, supplierHref } from '../../routes.ts'
import { pagedProps } from '../../session/queryProps.ts'
import type { PagedResult } from '../../session/usePaged.ts'

/** What the page lists: verification requests in one state, or reviews. */
export type ModerationView = VerificationState | 'reviews' | 'hidden-reviews'

export type VerificationsPageProps = Pick<VerificationRequestsProps, 'onGrant' | 'onRefuse' | 'onWithdraw'> & {
  requests: PagedResult<VerificationRequest>
  /** Shown instead of the requests. */
  reviews?: PagedResult<ModeratedReview> | undefined
  moderation: ReviewListProps['moderation']
  state: ModerationView
  onStateChange: (state: ModerationView) => void
  /** Whether the reader is not an operator. */
  isForbidden: boolean
}

export function VerificationsPage({
  requests,
  reviews,
  moderation,
  state,
  onStateChange,
  isForbidden,
  ...acts
}: VerificationsPageProps) {
  const choices: { value: ModerationView; label: string }[] = [
    { value: 'requested', label: t('Waiting') },
    { value: 'granted', label: t('Verified') },
    { value: 'refused', label: t('Refused') },
    { value: 'withdrawn', label: t('Withdrawn') },
    { value: 'reviews', label: t('Reviews') },
    { value: 'hidden-reviews', label: t('Hidden reviews') },
  ]
  return (
    <Page route="operator" heading={reviews && t('Reviews')}>
      {isForbidden ? (
        <EmptyState
          title={t('Only operators can see this page')}
          text={t('If you need access, ask the people who run this marketplace.')}
        />
      ) : (
        <div className="grid max-w-4xl gap-5">
          <Select
            label={t('Show')}
            value={state}
            options={choices}
            onValueChange={(next) => onStateChange(next as ModerationView)}
            className="max-w-64"
          />
          {reviews ? (
            <ReviewList
              reviews={reviews.data?.items}
              hrefFor={({ product }) => product && productHref({ _id: product.id })}
              moderation={moderation}
              labels={{ emptyText: t('Reviews that buyers write will appear here.') }}
              {...pagedProps(reviews)}
            />
          ) : (
            <VerificationRequests
              requests={requests.data?.items.map((one) => ({ ...one, document: widestPicture(one.document) }))}
              hrefFor={({ supplier }) => supplierHref(supplier)}
              {...pagedProps(requests)}
              {...acts}
            />
          )}
        </div>
      )}
    </Page>
  )
}
