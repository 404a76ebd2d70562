import type { VerificationRequest, VerificationState } from '@arot/contract'
import { EmptyState } from '@arot/ui/EmptyState'
import { Select } from '@arot/ui/Select'
import { VerificationRequests, type VerificationRequestsProps } from '@arot/ui/VerificationRequests'
import { t } from '../../platform/i18n/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { PageTitle } from '../../platform/PageTitle.tsx'
import { supplierHref } from '../../routes.ts'
import type { PagedResult } from '../../session/usePaged.ts'
import { ReviewModeration, type ReviewModerationProps } from './ReviewModeration.tsx'

/** What the page lists: verification requests in one state, or reviews. */
export type ModerationView = VerificationState | 'reviews' | 'hidden-reviews'

export type VerificationsPageProps = Pick<VerificationRequestsProps, 'onGrant' | 'onRefuse' | 'onWithdraw'> & {
  requests: PagedResult<VerificationRequest>
  /** Shown in place of the requests. */
  moderation?: ReviewModerationProps | undefined
  state: ModerationView
  onStateChange: (state: ModerationView) => void
  /** It is for operators alone. */
  isForbidden: boolean
}

/** Lists verification requests and reviews for operators. */
export function VerificationsPage({
  requests,
  moderation,
  state,
  onStateChange,
  isForbidden,
  ...acts
}: VerificationsPageProps) {
  const { data, error, isLoading, retry, more } = requests
  const choices: { value: ModerationView; label: string }[] = [
    { value: 'requested', label: t('Waiting') },
    { value: 'granted', label: t('Verified') },
    { value: 'refused', label: t('Refused') },
    { value: 'withdrawn', label: t('Withdrawn') },
    { value: 'reviews', label: t('Reviews') },
    { value: 'hidden-reviews', label: t('Hidden reviews') },
  ]
  return (
    <>
      <PageHead route="operator" />
      <PageTitle>{moderation ? t('Reviews') : t('Verifications')}</PageTitle>
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
          {moderation ? (
            <ReviewModeration {...moderation} />
          ) : (
            <VerificationRequests
              requests={data?.items}
              hrefFor={({ supplier }) => supplierHref(supplier)}
              isLoading={isLoading}
              error={error ?? more?.error}
              onRetry={retry}
              onLoadMore={more?.load}
              {...acts}
            />
          )}
        </div>
      )}
    </>
  )
}
