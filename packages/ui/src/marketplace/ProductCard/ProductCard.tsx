'use client'

import { Check, ChevronRight, Pencil } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber, preview } from '../../lib/format.ts'
import type { HeadingLevel } from '../../lib/heading.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Picture } from '../../primitives/Picture/Picture.tsx'
import { Price } from '../../primitives/Price/Price.tsx'
import { Rating } from '../../primitives/Rating/Rating.tsx'
import { tintOf } from '../category.ts'
import { availability, type Product } from '../product.ts'
import { english, type ProductCardLabels } from './labels.ts'

export { ProductCardSkeleton, type ProductCardSkeletonProps } from './ProductCardSkeleton.tsx'
export type { ProductCardLabels }

export type ProductCardKind =
  | {
      /** `deal` shows the first 60 characters of the description; `manage` leads to the edit form too. @default 'catalogue' */
      variant?: 'catalogue' | 'deal' | undefined
      updateHref?: undefined
    }
  | {
      variant: 'manage'
      /** Where the product is edited. */
      updateHref: string
    }

export type ProductCardProps = Omit<ComponentProps<'article'>, 'children'> &
  ProductCardKind & {
    product: Product
    /** Where the product has its page. */
    href: string
    /** What else can be done with it, beside the way to its page: buttons say in their name what they are for. */
    actions?: ReactNode
    /** Above the fold: load the picture first and at once. @default false */
    isPriority?: boolean | undefined
    /** The level of the name as a heading. @default 3 */
    headingLevel?: HeadingLevel | undefined
    labels?: Partial<ProductCardLabels> | undefined
  }

const dealPreviewLength = 60

/** The name's link is the card, so the ring is around the card: around the name its two lines would cut it off. */
const nameFocused =
  'has-[:is(h2,h3)>a:focus-visible]:outline-2 has-[:is(h2,h3)>a:focus-visible]:outline-arot-brand has-[:is(h2,h3)>a:focus-visible]:outline-offset-2'

const verifiedSign = 'size-3.5 shrink-0 rounded-full bg-arot-brand p-0.5 text-arot-on-brand'

const action =
  'arot-focus relative inline-flex h-arot-control-sm items-center gap-1 rounded-arot-control px-1 font-semibold text-arot-13 text-arot-brand underline-offset-4 hover:text-arot-brand-strong hover:underline'

/**
 * A product among others. The whole card leads to the product through the link on its name, which is stretched over it;
 * those at the foot lie above that one, so none is inside another.
 */
export function ProductCard({
  product,
  href,
  variant = 'catalogue',
  updateHref,
  actions,
  isPriority = false,
  headingLevel = 3,
  labels,
  className,
  ...props
}: ProductCardProps) {
  const { locale } = useHost()
  const id = useId()
  const words = useWords('ProductCard', english, labels)
  const Heading = `h${headingLevel}` as const
  const stock = availability(product)
  const lowest = product.priceBreaks?.at(-1)?.price
  return (
    <article
      data-slot="product-card"
      data-state={stock}
      aria-labelledby={`${id}-name`}
      {...props}
      className={cn(
        'group/card relative flex h-full min-w-0 flex-col overflow-hidden rounded-arot-card border border-arot-line bg-arot-surface shadow-arot-card hover:border-arot-control print:[break-inside:avoid] print:shadow-none',
        nameFocused,
        fromCaller(className),
      )}
    >
      <div data-slot="product-card-picture" className="relative">
        <Picture
          src={product.image}
          alt=""
          tint={tintOf(product.category)}
          sizes="(min-width: 30rem) 20rem, 100vw"
          isPriority={isPriority}
          className={cn(variant === 'deal' ? 'h-44 arot-md:h-52' : 'h-44', stock === 'out' && 'opacity-60')}
        />
        <div className="absolute inset-x-3 top-3 flex flex-wrap items-start justify-between gap-1.5">
          <Badge isOnPicture>{words.minimum(formatNumber(product.minQuantity, locale), product.minQuantity)}</Badge>
          {stock === 'available' && !product.withdrawn ? null : (
            <Badge isOnPicture className="text-arot-signal-strong">
              {scarcity(product, words, locale)}
            </Badge>
          )}
        </div>
      </div>
      <div className="flex flex-1 flex-col px-4 pt-3 pb-3.5">
        <div className="flex items-center justify-between gap-3 text-arot-12 text-arot-muted">
          <span data-slot="product-card-brand" dir="auto" className="min-w-0 truncate">
            {product.brand}
          </span>
          <Rating value={product.rating} count={product.reviewCount} className="shrink-0" />
        </div>
        <Heading className="mt-1.5 line-clamp-2 break-words font-semibold text-arot-15 text-arot-ink">
          <Link
            id={`${id}-name`}
            href={href}
            dir="auto"
            className="underline-offset-4 outline-none after:absolute after:inset-0 group-hover/card:underline"
          >
            {product.name}
          </Link>
        </Heading>
        <p className="mt-1.5 mb-3 line-clamp-2 text-pretty break-words text-arot-13 text-arot-muted">
          <bdi>{variant === 'deal' ? preview(product.description, dealPreviewLength) : product.description}</bdi>
        </p>
        <p data-slot="product-card-stock" className="mb-2 flex gap-x-3 text-arot-13 text-arot-ink tabular-nums">
          <span className="shrink-0">{words.inStock(formatNumber(product.mainQuantity, locale))}</span>
          {product.supplier?.name ? (
            <span data-slot="product-card-supplier" className="ms-auto flex min-w-0 items-center gap-1 text-arot-muted">
              <bdi className="truncate">{product.supplier.name}</bdi>
              {product.supplier.verified ? (
                <Check role="img" aria-label={words.verified} strokeWidth={3} className={verifiedSign} />
              ) : null}
            </span>
          ) : null}
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
          {/* First what lists are ordered and limited by, then what it can come down to. */}
          <span data-slot="product-card-price" className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <Price amount={product.price} per={words.unit} />
            {lowest === undefined ? null : (
              <span className="text-arot-13 text-arot-muted">
                {words.from} <Price amount={lowest} size="sm" className="font-medium text-arot-13 text-arot-muted" />
              </span>
            )}
          </span>
          {/* Where there is more to do than one thing, a narrow card has no room for pictures. */}
          <span
            className={cn(
              '-me-1 ms-auto flex flex-wrap items-center justify-end gap-x-2 *:relative',
              actions ? '[&>a>svg]:hidden' : undefined,
            )}
          >
            {actions}
            {updateHref === undefined ? null : (
              <Link
                id={`${id}-update`}
                href={updateHref}
                aria-labelledby={`${id}-update ${id}-name`}
                className={action}
              >
                <Pencil aria-hidden className="size-3.5" />
                {words.update}
              </Link>
            )}
            <Link id={`${id}-action`} href={href} aria-labelledby={`${id}-action ${id}-name`} className={action}>
              {words.details}
              <ChevronRight aria-hidden className="arot-mirror size-4" />
            </Link>
          </span>
        </div>
      </div>
    </article>
  )
}

/** Why it can be had hardly, or not at all. */
function scarcity(product: Product, words: ProductCardLabels, locale: string) {
  if (product.withdrawn) return words.withdrawn
  const stock = availability(product)
  if (stock === 'low') return words.lowStock
  return stock === 'out' ? words.outOfStock : words.onlyLeft(formatNumber(product.mainQuantity, locale))
}
