'use client'

import type { HeadingLevel } from '@arot/ui'
import { Avatar } from '@arot/ui/Avatar'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { preview } from '@arot/ui/internal/lib/format'
import { Link } from '@arot/ui/Link'
import { Rating } from '@arot/ui/Rating'
import { Skeleton } from '@arot/ui/Skeleton'
import { VerifiedMark } from '@arot/ui/VerifiedMark'
import { type ComponentProps, useId } from 'react'
import type { SupplierEntry } from '../supplier.ts'

export type SupplierCardProps = Omit<ComponentProps<'article'>, 'children'> & {
  supplier: SupplierEntry
  /** The address of the supplier's page. */
  href: string
  /** The heading level of the name. @default 2 */
  headingLevel?: HeadingLevel | undefined
}

const frame =
  'group/card relative grid h-full min-w-0 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3 rounded-arot-card border border-arot-line bg-arot-surface p-4 shadow-arot-card'

/** One supplier of a list. The whole card links to their page. */
export function SupplierCard({ supplier, href, headingLevel = 2, className, ...props }: SupplierCardProps) {
  const id = useId()
  const { name, logo, place, about, verifiedSince, rating } = supplier
  const Heading = `h${headingLevel}` as const
  return (
    <article
      data-slot="supplier-card"
      aria-labelledby={id}
      {...props}
      className={cn(
        frame,
        'hover:border-arot-control has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-arot-brand has-[a:focus-visible]:outline-offset-2',
        fromCaller(className),
      )}
    >
      <Avatar name={name} src={logo} aria-hidden className="rounded-arot-tile" />
      <div className="min-w-0">
        <Heading className="wrap-anywhere line-clamp-2 font-semibold text-arot-15 text-arot-ink">
          <Link
            id={id}
            href={href}
            dir="auto"
            className="underline-offset-4 outline-none after:absolute after:inset-0 group-hover/card:underline"
          >
            {name}
          </Link>
        </Heading>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-arot-13 text-arot-muted">
          {place === undefined ? null : (
            <bdi className="min-w-0 truncate" title={place}>
              {place}
            </bdi>
          )}
          {rating === undefined ? null : <Rating value={rating} />}
        </div>
      </div>
      <div className="col-span-full grid justify-items-start gap-3">
        {verifiedSince === undefined ? null : <VerifiedMark since={verifiedSince} />}
        {about === undefined ? null : (
          <p className="line-clamp-2 text-pretty break-words text-arot-13 text-arot-muted">
            <bdi>{preview(about, 160)}</bdi>
          </p>
        )}
      </div>
    </article>
  )
}

/** Stands in for a card while it loads. */
export function SupplierCardSkeleton() {
  return (
    <div aria-hidden className={frame}>
      <Skeleton className="size-10 rounded-arot-tile" />
      <div className="grid content-start gap-1.5">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
      </div>
      <div className="col-span-full grid content-start gap-3">
        <Skeleton className="h-6 w-40 rounded-full" />
        <Skeleton className="h-9 w-full" />
      </div>
    </div>
  )
}
