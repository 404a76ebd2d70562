import { ReviewList } from '@arot/trade/ReviewList'
import { Section } from '@arot/ui/Section'
import { t } from '../platform/i18n/words.ts'
import { isMissing, pagedProps } from '../session/queryProps.ts'
import { useIsOurs } from '../session/useIsOurs.ts'
import { usePaged } from '../session/usePaged.ts'
import { type ReadReviews, reviewsOf } from './queries.ts'

/** The reviews of a product. Draws nothing for a foreign server, which has none. */
export function Reviews({ productId }: { productId: string }) {
  const isOurs = useIsOurs() !== false
  const reviews = usePaged(isOurs ? reviewsOf(productId) : null)
  if (!isOurs || isMissing(reviews)) return null
  const data: ReadReviews | undefined = reviews.data
  return (
    <Section title={t('Reviews')} className="mt-10 print:hidden">
      <ReviewList
        // The section has this name already, and two landmarks must not share a name.
        aria-label={undefined}
        reviews={data?.items}
        stars={data?.stars}
        {...pagedProps(reviews)}
      />
    </Section>
  )
}
