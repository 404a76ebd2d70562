import type { Product } from '@arot/contract'
import { Link } from '@arot/ui/Link'
import { ProductGrid } from '@arot/ui/ProductGrid'
import { Section } from '@arot/ui/Section'
import { useEffect, useState } from 'react'
import { t } from '../../platform/i18n/words.ts'
import { queries } from '../../platform/queries.ts'
import { brandHref, categoryHref, productHref, supplierHref } from '../../routes.ts'
import { useQuery } from '../../session/useQuery.ts'
import { useVisit } from '../../session/visit.ts'
import { noteSeen, readSeen } from '../seen.ts'

/** One row on a desktop. */
const most = 5

type MoreProductsProps = { product: Product; uid: string }

/** Links from a product to others: of its brand, its supplier and its category, and those viewed recently. */
export function MoreProducts({ product, uid }: MoreProductsProps) {
  const { supplier } = product
  const ofBrand = useOthers(product, null, { brand: [product.brand] })
  const ofSupplier = useOthers(product, null, supplier && { supplier: supplier.id }, ofBrand)
  const ofCategory = useOthers(product, product.category, {}, [...ofBrand, ...ofSupplier])
  const seen = useSeen(product, uid)
  return (
    <div className="mt-10 grid gap-10 print:hidden">
      <Row
        title={t('More from {brand}', { brand: product.brand })}
        products={ofBrand}
        href={brandHref(product.brand)}
      />
      {supplier ? (
        <Row
          title={t('More from {brand}', { brand: supplier.name || t('this supplier') })}
          products={ofSupplier}
          href={supplierHref(supplier)}
        />
      ) : null}
      <Row title={t('More in this category')} products={ofCategory} href={categoryHref(product.category)} />
      <Row title={t('Recently viewed')} products={seen} />
    </div>
  )
}

/** Draws nothing without products: a missing extra needs no explanation. */
function Row({ title, products, href }: { title: string; products: Product[]; href?: string }) {
  if (products.length === 0) return null
  const all = href && (
    <Link
      href={href}
      className="arot-focus rounded-arot-control font-semibold text-arot-14 text-arot-brand underline-offset-4 hover:underline"
    >
      {t('See all')}
      <span className="sr-only">{`: ${title}`}</span>
    </Link>
  )
  return (
    <Section title={title} action={all}>
      <ProductGrid products={products} hrefFor={productHref} labels={{ products: title }} />
    </Section>
  )
}

/** Other products of a list without the excluded ones. `filter: undefined` means no list. */
function useOthers(
  product: Product,
  category: string | null,
  filter: { brand?: string[]; supplier?: string } | undefined,
  excluded: Product[] = [],
) {
  const { data } = useQuery(filter ? queries.products(category, filter, 3 * most + 1) : null)
  const ids = new Set([product._id, ...excluded.map(({ _id }) => _id)])
  return (data?.items ?? []).filter(({ _id }) => !ids.has(_id)).slice(0, most)
}

/** Loads the current products and leaves out those that are gone. */
function useSeen({ _id }: Product, uid: string) {
  const { data: cache } = useVisit()
  const [seen, setSeen] = useState<Product[]>([])
  useEffect(() => {
    let isOver = false
    const ids = readSeen(uid).filter((id) => id !== _id)
    noteSeen(uid, _id)
    void Promise.allSettled(ids.slice(0, most).map((id) => cache.ask(queries.product(id)))).then((all) => {
      if (!isOver) setSeen(all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])))
    })
    return () => {
      isOver = true
    }
  }, [_id, uid, cache])
  return seen
}
