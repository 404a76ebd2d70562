import { type PriceTerms, wrongStepAt } from '@arot/contract'

/** Assigns the problem of the price breaks to the break that causes it. */
export function placePriceBreakProblem<Texts extends { priceBreaks?: string | undefined }>(
  { priceBreaks: problem, ...others }: Texts,
  prices: PriceTerms,
  currency: string,
) {
  if (problem === undefined) return others
  const wrong = wrongStepAt(prices, currency)
  return { ...others, priceBreaks: prices.priceBreaks?.map((_, at) => (at === wrong ? problem : undefined)) }
}
