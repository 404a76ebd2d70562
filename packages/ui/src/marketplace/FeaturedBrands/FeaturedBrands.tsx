import { Link } from '../../lib/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Section, type SectionProps } from '../Section/Section.tsx'

export type FeaturedBrandsLabels = { title: string; empty: string; loading: string }

export type FeaturedBrandsProps = Omit<SectionProps, 'title' | 'children'> & {
  /** The distinct brands of all products; not given while they are on the way. */
  brands?: readonly string[]
  /** Where a brand's products are; without it the brands are named only. */
  hrefFor?: (brand: string) => string
  labels?: Partial<FeaturedBrandsLabels>
}

const english: FeaturedBrandsLabels = {
  title: 'Featured Brands',
  empty: 'No brands yet. They appear with the first products.',
  loading: 'Loading brands',
}

const chip =
  'flex min-h-12 items-center gap-2.5 rounded-arot-hero border border-arot-line bg-arot-surface py-2 pr-5 pl-2 font-medium text-arot-14 text-arot-ink shadow-arot-card'

/** Whose products are here. */
export function FeaturedBrands({ brands, hrefFor, labels, ...props }: FeaturedBrandsProps) {
  const { title, empty, loading } = { ...english, ...labels }

  function content() {
    if (brands === undefined) return <Places label={loading} />
    if (brands.length === 0) return <p className="text-arot-14 text-arot-muted">{empty}</p>
    return (
      <ul aria-label={title} className="flex flex-wrap gap-3">
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

  return (
    <Section data-slot="featured-brands" {...props} title={title}>
      {content()}
    </Section>
  )
}

function Brand({ name }: { name: string }) {
  return (
    <>
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-full bg-arot-brand-soft font-arot-display font-bold text-arot-14 text-arot-brand-strong"
      >
        {Array.from(name)[0]}
      </span>
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </>
  )
}

const places = ['w-32', 'w-40', 'w-36', 'w-44', 'w-32', 'w-40']

function Places({ label }: { label: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <p role="status" className="sr-only">
        {label}
      </p>
      {places.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
        <Skeleton key={index} className={`h-12 rounded-full ${width}`} />
      ))}
    </div>
  )
}
