import type { BrandCount, Product } from '@arot/contract'
import { FeaturedBrands } from '@arot/trade/FeaturedBrands'
import { HotDeals } from '@arot/trade/HotDeals'
import { ButtonLink } from '@arot/ui/Button'
import { CategoryGrid } from '@arot/ui/CategoryGrid'
import { ErrorState } from '@arot/ui/ErrorState'
import { HeroCarousel } from '@arot/ui/HeroCarousel'
import { Section } from '@arot/ui/Section'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/words.ts'
import { lazyElement } from '../../platform/lazy.tsx'
import { PageHead } from '../../platform/PageHead.tsx'
import { useSite } from '../../platform/site.ts'
import { brandHref, categoryHref, paths, productHref } from '../../routes.ts'
import { type QueryResult, resultProps } from '../../session/useQuery.ts'
import { slides } from './slides.ts'

// Far below the fold, so their code can load late.
const reviews = lazyElement(async () => (await import('./Testimonials.tsx')).Reviews)

export type HomePageProps = {
  /** The member's tasks, above everything else. */
  tasks?: ReactNode
  /** Whether the market lists its suppliers. */
  hasSuppliers?: boolean | undefined
  categories: QueryResult<string[]>
  brands: QueryResult<BrandCount[]>
  hotDeals: QueryResult<Product[]>
}

export function HomePage({ tasks, hasSuppliers = false, categories, brands, hotDeals }: HomePageProps) {
  const { config } = useSite()
  const hasNoBrands = brands.data === undefined && brands.error !== undefined && !brands.isLoading
  return (
    <div className="grid grid-cols-1 gap-8 arot-md:gap-12">
      <PageHead route="home" />
      <h1 className="sr-only">{config.brandName}</h1>
      <div>
        {tasks}
        <HeroCarousel href={paths.allCategories} slides={slides()} />
      </div>
      <Section title={t('All Categories')}>
        <CategoryGrid categories={categories.data} hrefFor={categoryHref} {...resultProps(categories)} />
      </Section>
      {hasNoBrands ? (
        <Section title={t('Featured Brands')}>
          <ErrorState title={t('The brands could not be loaded.')} headingLevel={3} onRetry={brands.retry} />
        </Section>
      ) : (
        <FeaturedBrands
          brands={brands.data?.map(({ name }) => name)}
          hrefFor={brandHref}
          action={
            hasSuppliers && (
              <ButtonLink href={paths.suppliers} variant="link">
                {t('All suppliers')}
              </ButtonLink>
            )
          }
        />
      )}
      <HotDeals
        products={hotDeals.data}
        hrefFor={productHref}
        {...resultProps(hotDeals)}
        action={
          <ButtonLink href={paths.allProducts} variant="link">
            {t('All products')}
          </ButtonLink>
        }
      />
      {reviews}
    </div>
  )
}
