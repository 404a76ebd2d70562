import type { Supplier } from '@arot/contract'
import { SupplierCard, SupplierCardSkeleton } from '@arot/trade/SupplierCard'
import { EmptyState } from '@arot/ui/EmptyState'
import { ErrorState } from '@arot/ui/ErrorState'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { PageSearch } from '../../platform/PageSearch.tsx'
import { supplierHref } from '../../routes.ts'
import { PagedEnd } from '../../session/PagedEnd.tsx'
import type { PagedResult } from '../../session/usePaged.ts'

const grid = 'grid gap-4 arot-sm:grid-cols-2 arot-lg:grid-cols-3'

export type SuppliersPageProps = {
  suppliers: PagedResult<Supplier>
  /** The searched words. Empty for all suppliers. */
  q: string
  onSearch: (words: string) => void
}

export function SuppliersPage({ suppliers, q, onSearch }: SuppliersPageProps) {
  const { data, error, isLoading, retry } = suppliers
  const hasFailed = error !== undefined && !isLoading
  const hasNone = data?.items.length === 0
  return (
    <Page
      route="suppliers"
      description={t('Find suppliers on this marketplace: where they are, what they sell and who is verified.')}
      isHidden={hasNone || q !== ''}
    >
      {hasNone && q === '' ? null : (
        <PageSearch q={q} search={t('Search suppliers')} placeholder={t('Name of a supplier')} onSearch={onSearch} />
      )}
      {!data && hasFailed ? <ErrorState title={t('The suppliers could not be loaded.')} onRetry={retry} /> : null}
      {!data && !hasFailed ? <Places /> : null}
      {hasNone ? <NoSuppliers q={q} /> : null}
      {data && data.items.length > 0 ? (
        <>
          <div className={grid}>
            {data.items.map((supplier) => (
              <SupplierCard key={supplier.id} supplier={supplier} href={supplierHref({ id: supplier.id })} />
            ))}
          </div>
          <PagedEnd of={suppliers} />
        </>
      ) : null}
    </Page>
  )
}

function NoSuppliers({ q }: { q: string }) {
  if (q === '') return <EmptyState title={t('No suppliers yet')} />
  return (
    <EmptyState
      title={t('Nothing found for “{words}”', { words: q })}
      text={t('Check the spelling, or type the beginning of the name.')}
    />
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
