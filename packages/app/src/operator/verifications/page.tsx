import type { VerificationRequest, VerificationState } from '@arot/contract'
import { EmptyState } from '@arot/ui/EmptyState'
import { Select } from '@arot/ui/Select'
import { VerificationRequests, type VerificationRequestsProps } from '@arot/ui/VerificationRequests'
import { t } from '../../platform/i18n/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { PageTitle } from '../../platform/PageTitle.tsx'
import { supplierHref } from '../../routes.ts'
import type { PagedReading } from '../../session/paged.ts'
import { Judged, type JudgedProps } from './Judged.tsx'

/** What an operator looks at: requests in one state, or reviews. */
export type Looked = VerificationState | 'reviews' | 'hidden-reviews'

export type VerificationsPageProps = Pick<VerificationRequestsProps, 'onGrant' | 'onRefuse' | 'onWithdraw'> & {
  requests: PagedReading<VerificationRequest>
  /** Shown in place of the requests. */
  judged?: JudgedProps | undefined
  state: Looked
  onStateChange: (state: Looked) => void
  /** It is for operators alone. */
  isForbidden: boolean
}

/** What suppliers have sent to be verified, for who decides about it. */
export function VerificationsPage({
  requests,
  judged,
  state,
  onStateChange,
  isForbidden,
  ...acts
}: VerificationsPageProps) {
  const { data, error, isLoading, retry, onLoadMore, moreError } = requests
  const choices: { value: Looked; label: string }[] = [
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
      <PageTitle>{judged ? t('Reviews') : t('Verifications')}</PageTitle>
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
            onValueChange={(next) => onStateChange(next as Looked)}
            className="max-w-64"
          />
          {judged ? (
            <Judged {...judged} />
          ) : (
            <VerificationRequests
              requests={data?.items}
              hrefFor={({ supplier }) => supplierHref(supplier)}
              isLoading={isLoading}
              error={error ?? moreError}
              onRetry={retry}
              onLoadMore={onLoadMore}
              {...acts}
            />
          )}
        </div>
      )}
    </>
  )
}
