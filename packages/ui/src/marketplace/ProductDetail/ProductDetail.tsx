'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { Act } from '../../lib/act.ts'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import type { HeadingLevel } from '../../lib/heading.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { unbroken } from '../../lib/withoutBreaks.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { outcome } from '../../primitives/outcome.tsx'
import { Picture } from '../../primitives/Picture/Picture.tsx'
import { Rating } from '../../primitives/Rating/Rating.tsx'
import { tintOf } from '../category.ts'
import { ProductGallery } from '../ProductGallery/ProductGallery.tsx'
import { type Product, smallestOrder } from '../product.ts'
import { useCategoryName } from '../useCategoryName.ts'
import { VerifiedMark } from '../VerifiedMark/VerifiedMark.tsx'
import { BuyBox } from './BuyBox.tsx'
import { saleFacts } from './facts.ts'
import { english, type ProductDetailLabels } from './labels.ts'
import { detailGrid, pictureFrame } from './layout.ts'
import { ProductDetailSkeleton } from './ProductDetailSkeleton.tsx'

export type { ProductDetailLabels }

export type ProductDetailProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The product. Leave it out while it loads; null if it does not exist. */
  product?: Product | null | undefined
  /** The address of the brand's products. Without it the brand is not a link. */
  brandHref?: string | undefined
  /** The address of the category's products. */
  categoryHref?: string | undefined
  /** The address of the supplier's page. Without it the supplier's name is not a link. */
  supplierHref?: string | undefined
  /** Called to open the checkout with the chosen `quantity`. */
  onBuy: Act
  /** The chosen quantity; null for none. @default null */
  quantity?: number | null | undefined
  /** Called when the buyer changes the quantity. Without it there is no quantity field. */
  onQuantityChange?: ((quantity: number | null) => void) | undefined
  /** Called to make an offer. Without it there is no such button. */
  onOffer?: Act | undefined
  /** Whether the checkout is loading: the button shows it. @default false */
  isPending?: boolean | undefined
  /**
   * Shows a skeleton while the data loads.
   * @default false
   */
  isLoading?: boolean | undefined
  /** Set when loading failed. A product that is already shown stays visible. */
  error?: unknown
  /** Loads again after an error. The button is pending until the promise settles; without the prop there is no button. */
  onRetry?: Act | undefined
  /** The next step if the product does not exist. */
  notFoundAction?: ReactNode
  /** The level of the name as a heading. @default 1 */
  headingLevel?: 1 | HeadingLevel | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<ProductDetailLabels> | undefined
}

/** The page of a product: its picture, its facts and the button to buy it. */
export function ProductDetail({
  product,
  brandHref,
  categoryHref,
  supplierHref,
  onBuy,
  quantity = null,
  onQuantityChange,
  onOffer,
  isPending = false,
  isLoading = false,
  error,
  onRetry,
  notFoundAction,
  headingLevel = 1,
  labels,
  className,
  ...props
}: ProductDetailProps) {
  const words = useWords('ProductDetail', english, labels)
  const places = <ProductDetailSkeleton label={words.loading} />
  const empty = <EmptyState title={words.notFound} text={words.notFoundText} action={notFoundAction} />

  return (
    <div data-slot="product-detail" aria-busy={isLoading || undefined} {...props} className={cn(fromCaller(className))}>
      {outcome(product, { isLoading, error, onRetry, words, places, empty }, (found) => (
        <Detail
          product={found}
          {...{ brandHref, categoryHref, supplierHref, onBuy, quantity, onQuantityChange, onOffer, isPending }}
          {...{ headingLevel, words }}
        />
      ))}
    </div>
  )
}

type DetailProps = Pick<
  ProductDetailProps,
  'brandHref' | 'categoryHref' | 'supplierHref' | 'onBuy' | 'onQuantityChange' | 'onOffer'
> & {
  product: Product
  quantity: number | null
  isPending: boolean
  headingLevel: 1 | HeadingLevel
  words: ProductDetailLabels
}

function Detail({ product, brandHref, categoryHref, supplierHref, headingLevel, words, ...buying }: DetailProps) {
  const Heading = `h${headingLevel}` as const
  const { currency, locale } = useHost()
  const nameOf = useCategoryName()
  const { supplier } = product
  const facts: { term: string; fact: string; href?: string | undefined; mark?: ReactNode; isCode?: boolean }[] = [
    ...(supplier?.name
      ? [
          {
            term: words.supplier,
            fact: supplier.name,
            href: supplierHref,
            mark: supplier.verified && <VerifiedMark variant="sign" />,
          },
        ]
      : []),
    { term: words.brand, fact: product.brand, href: brandHref },
    { term: words.category, fact: nameOf(product.category), href: categoryHref },
    { term: words.stock, fact: words.units(formatNumber(product.mainQuantity, locale), product.mainQuantity) },
    { term: words.minimum, fact: words.units(formatNumber(smallestOrder(product), locale), smallestOrder(product)) },
    ...saleFacts(product, words, { currency, locale }),
  ]
  return (
    <article aria-label={product.name} className={detailGrid}>
      {product.images && product.images.length > 1 ? (
        <ProductGallery images={product.images} name={product.name} tint={tintOf(product.category)} />
      ) : (
        <Picture
          src={product.image}
          alt={product.name}
          tint={tintOf(product.category)}
          sizes="(min-width: 48rem) 36rem, 100vw"
          isPriority
          className={pictureFrame}
        />
      )}
      <div className="min-w-0">
        <p className="break-words font-medium text-arot-13 text-arot-muted">
          <bdi>{product.brand}</bdi>
        </p>
        <Heading className="mt-1 text-balance break-words font-arot-display font-bold text-arot-24 text-arot-ink tracking-tight arot-md:text-arot-32">
          <bdi>{unbroken(product.name)}</bdi>
        </Heading>
        <Rating value={product.rating} count={product.reviewCount} className="mt-3" />
        <p className="wrap-anywhere mt-4 max-w-[44em] whitespace-pre-line text-arot-16 text-arot-ink">
          <bdi>{unbroken(product.description)}</bdi>
        </p>
      </div>
      <BuyBox
        product={product}
        words={words}
        {...buying}
        onQuantityChange={buying.onQuantityChange}
        onOffer={buying.onOffer}
      />
      <div className="min-w-0">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-arot-line border-y py-5 arot-md:border-t-0 arot-md:pt-0">
          {facts.map(({ term, fact, href, mark, isCode }) => (
            <div key={term} className="min-w-0">
              <dt className="text-arot-13 text-arot-muted">{term}</dt>
              <dd
                className={cn(
                  'wrap-anywhere mt-0.5 font-semibold text-arot-15 text-arot-ink',
                  // Codes do not use tabular figures, which would space out their characters.
                  isCode || 'tabular-nums',
                )}
              >
                {href === undefined ? (
                  <bdi>{fact}</bdi>
                ) : (
                  <Link href={href} dir="auto" className={factLink}>
                    {fact}
                  </Link>
                )}
                {mark ? <> {mark}</> : null}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}

const factLink =
  'arot-focus rounded-arot-control text-arot-brand max-arot-md:scroll-mb-32 underline-offset-4 hover:text-arot-brand-strong hover:underline'
