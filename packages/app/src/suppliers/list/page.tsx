import type { Supplier } from '@arot/contract'
import { SupplierCard, SupplierCardSkeleton } from '@arot/trade/SupplierCard'
import { EmptyState } from '@arot/ui/EmptyState'
import { ErrorState } from '@arot/ui/ErrorState'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { supplierHref } from '../../routes.ts'
import { PagedEnd } from '../../session/PagedEnd.tsx'
import type { PagedResult } from '../../session/usePaged.ts'

const grid = 'grid gap-4 arot-sm:grid-cols-2 arot-lg:grid-cols-3'

/** Who sells here. */
export function SuppliersPage({ suppliers }: { suppliers: PagedResult<Supplier> }) {
  const { data, error, isLoading, retry } = suppliers
  const hasFailed = error !== undefined && !isLoading
  return (
    <Page
      route="suppliers"
      description={t('Find suppliers on this marketplace: where they are, what they sell and who is verified.')}
      isHidden={data?.items.length === 0}
    >
      {!data && hasFailed ? <ErrorState title={t('The suppliers could not be loaded.')} onRetry={retry} /> : null}
      {!data && !hasFailed ? <Places /> : null}
      {data?.items.length === 0 ? <EmptyState title={t('No suppliers yet')} /> : null}
      {data && data.items.length > 0 ? (
        <>
          <div className={grid}>
            {data.items.map((supplier) => (
              <SupplierCard key={supplier._id} supplier={supplier} href={supplierHref({ id: supplier._id })} />
            ))}
          </div>
          <PagedEnd of={suppliers} />
        </>
      ) : null}
    </Page>
  )
}

function Places() {
  return (
    <div className={grid}>
      <p role="status" className="sr-only">
        {t('Loading suppliers')}
      </p>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <SupplierCardSkeleton key={place} />
      ))}
    </div>
  )
}
