import type { Supplier } from '@arot/contract'
import { SupplierHead } from '@arot/trade/SupplierHead'
import { Breadcrumb } from '@arot/ui/Breadcrumb'
import { ButtonLink } from '@arot/ui/Button'
import { Section } from '@arot/ui/Section'
import { ProductListing, type ProductListingProps } from '../../catalog/listing/ProductListing.tsx'
import { t } from '../../platform/i18n/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { paths } from '../../routes.ts'
import { type QueryResult, resultProps } from '../../session/useQuery.ts'

export type SupplierPageProps = Pick<ProductListingProps, 'list' | 'facets' | 'address'> & {
  /** Null if there is none. */
  supplier: QueryResult<Supplier | null>
}

export function SupplierPage({ supplier, ...listing }: SupplierPageProps) {
  const { data } = supplier
  return (
    <>
      <PageHead
        route="supplier"
        title={data?.name}
        description={
          data?.about ?? t('See where this supplier is, whether they are verified, and all of their products.')
        }
        isHidden={data === null}
      />
      {data ? (
        <Breadcrumb
          trail={[
            { label: t('Home'), href: paths.home },
            { label: t('Suppliers'), href: paths.suppliers },
          ]}
          current={data.name}
          className="mb-4 print:hidden"
        />
      ) : null}
      <SupplierHead
        supplier={data}
        {...resultProps(supplier)}
        notFoundAction={<ButtonLink href={paths.suppliers}>{t('See all suppliers')}</ButtonLink>}
      />
      {data ? (
        <Section title={t('Products')} className="mt-10">
          <ProductListing {...listing} isOneSupplier />
        </Section>
      ) : null}
    </>
  )
}
