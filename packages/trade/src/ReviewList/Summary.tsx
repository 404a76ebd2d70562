import { formatNumber, formatRating } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { Rating } from '@arot/ui/Rating'
import type { ReviewListLabels } from './labels.ts'

type Props = { stars: readonly number[]; words: ReviewListLabels }

/** The average, the number of reviews and their distribution: an average of 4.0 can hide reviews with one star. */
export function Summary({ stars, words }: Props) {
  const { locale } = useHost()
  const number = stars.reduce((sum, count) => sum + count, 0)
  const average = stars.reduce((sum, count, place) => sum + count * (place + 1), 0) / number
  return (
    <div data-slot="review-summary" className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <div className="grid justify-items-start gap-1">
        <p aria-hidden className="font-arot-display font-bold text-arot-48 text-arot-ink tabular-nums leading-none">
          {formatRating(average, locale)}
        </p>
        <Rating value={average} max={stars.length} hasFigure={false} />
        <p className="text-arot-13 text-arot-muted tabular-nums">
          {words.number(formatNumber(number, locale), number)}
        </p>
      </div>
      <table aria-label={words.distribution} className="text-arot-13 text-arot-muted tabular-nums">
        <tbody>
          {stars
            .map((count, place) => ({ count, star: place + 1 }))
            .reverse()
            .map(({ count, star }) => (
              <tr key={star}>
                <th scope="row" className="whitespace-nowrap pe-3 text-start font-normal">
                  {words.stars(formatNumber(star, locale), star)}
                </th>
                <td aria-hidden className="w-32 arot-sm:w-44">
                  <meter
                    aria-hidden
                    tabIndex={-1}
                    min={0}
                    max={number}
                    value={count}
                    // `bg-none` removes the browser's own gradient, which covers the colour.
                    className="block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-arot-sunken bg-none [&::-moz-meter-bar]:bg-arot-star [&::-moz-meter-bar]:bg-none [&::-webkit-meter-bar]:h-2 [&::-webkit-meter-bar]:border-0 [&::-webkit-meter-bar]:bg-arot-sunken [&::-webkit-meter-bar]:bg-none [&::-webkit-meter-optimum-value]:bg-arot-star [&::-webkit-meter-optimum-value]:bg-none"
                  />
                </td>
                <td className="ps-3 text-end text-arot-ink">{formatNumber(count, locale)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
