'use client'

import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { preview } from '../../lib/format.ts'
import type { HeadingLevel } from '../../lib/heading.ts'
import { useWords } from '../../lib/useWords.ts'
import { unbroken } from '../../lib/withoutBreaks.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Picture } from '../../primitives/Picture/Picture.tsx'
import { Rating } from '../../primitives/Rating/Rating.tsx'
import { tintOf } from '../category.ts'
import { availability, type Product } from '../product.ts'
import { english, type ProductCardLabels } from './labels.ts'
import { ProductCardFoot } from './ProductCardFoot.tsx'

export { ProductCardSkeleton, type ProductCardSkeletonProps } from './ProductCardSkeleton.tsx'
export type { ProductCardLabels }

export type ProductCardKind =
  | {
      /**
       * `deal` shows the first 60 characters of the description; `manage` also links to the edit form.
       * @default 'catalogue'
       */
      variant?: 'catalogue' | 'deal' | undefined
      updateHref?: undefined
    }
  | {
      variant: 'manage'
      /** The address of the page that edits the product. */
      updateHref: string
    }

export type ProductCardProps = Omit<ComponentProps<'article'>, 'children'> &
  ProductCardKind & {
    /** The product on the card. */
    product: Product
    /** The address of the product's page. */
    href: string
    /**
     * Content before the links at the bottom, such as a primary `Button` of size `sm`. Each button must name its
     * product. Pass `null` if other cards of the list have a button and this one has none: its links are then in the
     * same place as theirs.
     */
    actions?: ReactNode
    /** Loads the picture first and at once, for cards above the fold. @default false */
    isPriority?: boolean | undefined
    /** The level of the name as a heading. @default 3 */
    headingLevel?: HeadingLevel | undefined
    /** Texts that replace those of the chosen language. */
    labels?: Partial<ProductCardLabels> | undefined
  }

const dealPreviewLength = 60

const verifiedSign = 'size-3.5 shrink-0 rounded-full bg-arot-brand p-0.5 text-arot-on-brand'

/** The focus ring of the name's link is around the card, because the two lines of the name would cut it off. */
const nameFocused =
  'has-[:is(h2,h3)>a:focus-visible]:outline-2 has-[:is(h2,h3)>a:focus-visible]:outline-arot-brand has-[:is(h2,h3)>a:focus-visible]:outline-offset-2'

/**
 * A product in a list. The link of its name covers the whole card. The buttons and links at the bottom are above that
 * link, so no link contains another.
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
  const nameId = useId()
  const words = useWords('ProductCard', english, labels)
  const Heading = `h${headingLevel}` as const
  const stock = availability(product)
  return (
    <article
      data-slot="product-card"
      data-state={stock}
      aria-labelledby={nameId}
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
      </div>
      <div className="flex flex-1 flex-col px-3.5 pt-3 pb-3.5">
        <div className="flex items-center justify-between gap-3 text-arot-12 text-arot-muted">
          <span data-slot="product-card-brand" dir="auto" className="min-w-0 truncate">
            {product.brand}
          </span>
          <Rating value={product.rating} count={product.reviewCount} className="shrink-0" />
        </div>
        {product.supplier?.name ? (
          <p
            data-slot="product-card-supplier"
            className="mt-0.5 flex min-w-0 items-center gap-1 text-arot-12 text-arot-muted"
          >
            <bdi className="truncate">{product.supplier.name}</bdi>
            {product.supplier.verified ? (
              <Check role="img" aria-label={words.verified} strokeWidth={3} className={verifiedSign} />
            ) : null}
          </p>
        ) : null}
        <Heading className="mt-1.5 line-clamp-2 break-words font-semibold text-arot-15 text-arot-ink">
          <Link
            id={nameId}
            href={href}
            dir="auto"
            className="underline-offset-4 outline-none after:absolute after:inset-0 group-hover/card:underline"
          >
            {unbroken(product.name)}
          </Link>
        </Heading>
        <p className="mt-1.5 mb-3 line-clamp-2 text-pretty break-words text-arot-13 text-arot-muted">
          <bdi>
            {unbroken(variant === 'deal' ? preview(product.description, dealPreviewLength) : product.description)}
          </bdi>
        </p>
        <ProductCardFoot {...{ product, href, updateHref, actions, words, nameId }} />
      </div>
    </article>
  )
}
