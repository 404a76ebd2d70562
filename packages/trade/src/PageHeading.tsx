'use client'

import { unbroken } from '@arot/ui/internal/lib/withoutBreaks'
import { tintOf } from '@arot/ui/internal/marketplace/category'
import { Link } from '@arot/ui/Link'
import { Picture } from '@arot/ui/Picture'
import { useCategoryName } from '@arot/ui/useCategoryName'
import type { ReactNode } from 'react'
import { FactLine } from './FactLine.tsx'
import { pageHead } from './layout.ts'
import type { Order } from './order.ts'

type PageHeadingProps = {
  product: Order['productSnapshot']
  /** Where the product has its page. */
  href: string
  /** The badge of its state. */
  state: ReactNode
}

/** The head of an order's or an offer's page. The product's name is the page's heading. */
export function PageHeading({ product: { name, image, brand, category }, href, state }: PageHeadingProps) {
  const nameOf = useCategoryName()
  return (
    <div className={pageHead}>
      <Picture
        src={image}
        alt=""
        tint={tintOf(category)}
        sizes="7.5rem"
        isPriority
        className="aspect-square w-full rounded-arot-tile"
      />
      <div className="grid min-w-0 content-start justify-items-start gap-1.5">
        {state}
        <h1 className="wrap-anywhere text-balance font-arot-display font-bold text-arot-24 text-arot-ink tracking-tight arot-md:text-arot-32 print:text-arot-20">
          <Link href={href} dir="auto" className="arot-focus rounded-arot-control underline-offset-4 hover:underline">
            {unbroken(name)}
          </Link>
        </h1>
        <p className="wrap-anywhere text-arot-13 text-arot-muted">
          <FactLine parts={{ brand: <bdi>{brand}</bdi>, category: <bdi>{nameOf(category)}</bdi> }} />
        </p>
      </div>
    </div>
  )
}
