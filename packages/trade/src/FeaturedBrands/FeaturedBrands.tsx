'use client'

import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Link } from '@arot/ui/Link'
import { Section, type SectionProps } from '@arot/ui/Section'
import { Skeleton } from '@arot/ui/Skeleton'
import { ChevronDown } from 'lucide-react'
import { english, type FeaturedBrandsLabels } from './labels.ts'

export type { FeaturedBrandsLabels }

export type FeaturedBrandsProps = Omit<SectionProps, 'title' | 'children'> & {
  /** The distinct brands of all products. Leave it out while they load. */
  brands?: readonly string[] | undefined
  /** Returns the address of a brand's products. Without it the brands are not links. */
  hrefFor?: ((brand: string) => string) | undefined
  /** The number of visible brands. A press shows the others, even without JavaScript. @default 12 */
  most?: number | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<FeaturedBrandsLabels> | undefined
}

const chip =
  'flex min-h-11 items-center gap-2.5 rounded-arot-hero border border-arot-line bg-arot-surface px-4 py-2 arot-md:min-h-12 arot-md:ps-2 arot-md:pe-5 font-medium text-arot-14 text-arot-ink shadow-arot-card'

/**
 * On a phone the first brands are one line that scrolls. Used only if the brands are links, because the keyboard could
 * not reach plain text in it.
 */
const oneLine =
  'max-arot-md:-ms-1 max-arot-md:-my-1 max-arot-md:flex-nowrap max-arot-md:overflow-x-auto max-arot-md:py-1 max-arot-md:ps-1 max-arot-md:[scrollbar-width:none] max-arot-md:*:shrink-0'

/** The brands on the marketplace. */
export function FeaturedBrands({ brands, hrefFor, most = 12, labels, ...props }: FeaturedBrandsProps) {
  const { locale } = useHost()
  const { title, all, empty, loading } = useWords('FeaturedBrands', english, labels)

  function content() {
    if (brands === undefined) return <Places label={loading} />
    if (brands.length === 0) return <p className="text-arot-14 text-arot-muted">{empty}</p>
    if (brands.length <= most) return <Chips brands={brands} hrefFor={hrefFor} label={title} />
    const allOfThem = all(formatNumber(brands.length, locale))
    return (
      <>
        <Chips brands={brands.slice(0, most)} hrefFor={hrefFor} label={title} className={hrefFor && oneLine} />
        <details data-slot="more-brands" className="group/more mt-1 arot-md:mt-3">
          <summary className="arot-focus -mx-2 flex min-h-arot-control w-fit cursor-pointer list-none items-center gap-1.5 rounded-arot-control px-2 font-semibold text-arot-14 text-arot-brand-strong hover:underline [&::-webkit-details-marker]:hidden">
            {allOfThem}
            <ChevronDown
              aria-hidden
              className="size-4 transition-transform duration-arot-quick group-open/more:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <Chips brands={brands.slice(most)} hrefFor={hrefFor} label={allOfThem} className="pt-2" />
        </details>
      </>
    )
  }

  return (
    <Section data-slot="featured-brands" {...props} className={fromCaller(props.className)} title={title}>
      {content()}
    </Section>
  )
}

type ChipsProps = Pick<FeaturedBrandsProps, 'hrefFor'> & {
  brands: readonly string[]
  label: string
  className?: string | undefined
}

function Chips({ brands, hrefFor, label, className }: ChipsProps) {
  return (
    <ul aria-label={label} className={cn('flex flex-wrap gap-2 arot-md:gap-3', fromCaller(className))}>
      {brands.map((brand) => (
        <li key={brand} className="min-w-0">
          {hrefFor === undefined ? (
            <span data-slot="brand" className={chip}>
              <Brand name={brand} />
            </span>
          ) : (
            <Link
              href={hrefFor(brand)}
              data-slot="brand"
              className={`arot-focus hover:border-arot-brand hover:text-arot-brand-strong ${chip}`}
            >
              <Brand name={brand} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function Brand({ name }: { name: string }) {
  return (
    <>
      <span
        aria-hidden
        className="hidden size-8 shrink-0 place-items-center arot-md:grid rounded-full bg-arot-brand-soft font-arot-display font-bold text-arot-14 text-arot-brand-strong"
      >
        {Array.from(name)[0]}
      </span>
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {name}
      </span>
    </>
  )
}

const places = ['w-32', 'w-40', 'w-36', 'w-44', 'w-32', 'w-40']

function Places({ label }: { label: string }) {
  return (
    <div className="flex flex-wrap gap-2 arot-md:gap-3">
      <p role="status" className="sr-only">
        {label}
      </p>
      {places.map((width, index) => (
        <Skeleton key={index} className={`h-11 rounded-full arot-md:h-12 ${width}`} />
      ))}
    </div>
  )
}
