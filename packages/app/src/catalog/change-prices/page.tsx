import { type PricesSince, type Product, pricesProblems } from '@arot/contract'
import { PriceHistory } from '@arot/trade/PriceHistory'
import { PricesForm, type PricesFormProps } from '@arot/trade/PricesForm'
import { Breadcrumb } from '@arot/ui/Breadcrumb'
import { ButtonLink } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'
import { ErrorState } from '@arot/ui/ErrorState'
import { Section } from '@arot/ui/Section'
import { Spinner } from '@arot/ui/Spinner'
import { Draft } from '../../platform/Draft.tsx'
import { eachInWords } from '../../platform/i18n/problems.ts'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { placePriceBreakProblem } from '../../platform/placePriceBreakProblem.ts'
import { useSite } from '../../platform/site.ts'
import { paths, updateProductHref } from '../../routes.ts'
import { isMissing, pagedProps } from '../../session/queryProps.ts'
import type { PagedResult } from '../../session/usePaged.ts'
import type { QueryResult } from '../../session/useQuery.ts'
import { NoSuchProduct } from '../NoSuchProduct.tsx'

export type ChangePricesPageProps = {
  product: QueryResult<Product>
  history: PagedResult<PricesSince & { _id: string }>
  /** The reader does not own the product, or the server stores no prices. */
  isForbidden: boolean
  /** The name under which a draft is stored until it is sent. */
  draft?: string
  onSubmit: PricesFormProps['onSubmit']
}

export function ChangePricesPage({ product, history, isForbidden, draft, onSubmit }: ChangePricesPageProps) {
  const { currency } = useSite().config
  const { data, isLoading, retry } = product
  if (isMissing(product)) return <NoSuchProduct />
  return (
    <Page
      route="changePrices"
      before={
        data && (
          <Breadcrumb
            trail={[
              { label: t('Home'), href: paths.home },
              { label: data.name, href: updateProductHref(data) },
            ]}
            current={t('Change Prices')}
            className="mb-4"
          />
        )
      }
    >
      {isForbidden ? <NotYours /> : null}
      {data && !isForbidden ? (
        <div className="grid items-start gap-8 arot-lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Draft key={data._id} name={draft}>
            <PricesForm
              product={data}
              onSubmit={onSubmit}
              validate={(typed) => {
                const prices = { ...data, ...typed }
                return {
                  fields: placePriceBreakProblem(eachInWords(pricesProblems(prices, currency)), prices, currency),
                }
              }}
            />
          </Draft>
          <Section title={t('Past prices')}>
            <PriceHistory prices={history.data?.items} {...pagedProps(history)} />
          </Section>
        </div>
      ) : null}
      {!data && isLoading ? <Spinner label={t('Loading the product')} className="mx-auto my-24 size-8" /> : null}
      {!data && !isLoading ? <ErrorState title={t('The product could not be loaded.')} onRetry={retry} /> : null}
    </Page>
  )
}

function NotYours() {
  return (
    <EmptyState
      title={t('You cannot change these prices')}
      text={t('Only the supplier who added this product can change its prices.')}
      action={<ButtonLink href={paths.allProducts}>{t('See all products')}</ButtonLink>}
    />
  )
}
