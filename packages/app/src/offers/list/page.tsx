import type { Offer } from '@arot/contract'
import { OfferCards } from '@arot/trade/OfferCards'
import { OfferFilters, type OfferFilterValue } from '@arot/trade/OfferFilters'
import { OfferTable, type OfferTableProps } from '@arot/trade/OfferTable'
import { ButtonLink } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { useIsWide } from '../../platform/useIsWide.ts'
import { offerHref, paths } from '../../routes.ts'
import { PagedEnd } from '../../session/PagedEnd.tsx'
import { isMissing } from '../../session/queryProps.ts'
import type { PagedResult } from '../../session/usePaged.ts'
import { resultProps } from '../../session/useQuery.ts'

export type OffersPageProps = {
  offers: PagedResult<Offer>
  filter: OfferFilterValue
  onFilterChange: (filter: OfferFilterValue) => void
  /** The widths of the table’s columns. */
  columns?: Pick<OfferTableProps, 'widths' | 'onWidthsChange'> | undefined
}

export function OffersPage({ offers, filter, onFilterChange, columns }: OffersPageProps) {
  const isWide = useIsWide()
  const { data } = offers
  const { side } = filter
  const list = {
    offers: data?.items,
    hrefFor: offerHref,
    ...resultProps(offers),
    empty: <NoOffers filter={filter} />,
  }
  return (
    <Page route="offers">
      {isMissing(offers) ? (
        <EmptyState title={t('Offers are not available here')} />
      ) : (
        <div className="grid gap-4">
          <OfferFilters value={filter} onValueChange={onFilterChange} />
          {isWide ? (
            <OfferTable key={side} {...list} {...columns} side={side} scrolls="page" />
          ) : (
            <OfferCards key={side} {...list} />
          )}
          <PagedEnd of={offers} />
        </div>
      )}
    </Page>
  )
}

function NoOffers({ filter: { side, state } }: { filter: OfferFilterValue }) {
  if (state !== undefined)
    return <EmptyState title={t('No offers match')} text={t('Choose another state, or show all offers.')} />
  if (side === 'sold')
    return (
      <EmptyState
        title={t('No offers from buyers yet')}
        text={t('When a buyer makes an offer on your products, it will appear here.')}
      />
    )
  return (
    <EmptyState
      title={t('No offers yet')}
      text={t(
        'Open a product and choose Make an offer. The supplier can accept it, make a counter-offer or decline it.',
      )}
      action={<ButtonLink href={paths.allProducts}>{t('See all products')}</ButtonLink>}
    />
  )
}
