import { moneyFormatter, type Order, type Product, smallestPurchase, unitPriceAt } from '@arot/contract'
import { Banner } from '@arot/ui/Banner'
import { t } from '../../platform/i18n/words.ts'
import { useSite } from '../../platform/site.ts'

/** The changes of a product since the order, for a buyer who buys again. */
export function Differences({ order, product }: { order: Order; product: Product }) {
  const { config, locale } = useSite()
  const count = new Intl.NumberFormat(locale)
  const sentences = differences(order, product, moneyFormatter(config.currency, locale), count.format)
  if (sentences.length === 0) return null
  return (
    <Banner
      tone="warning"
      title={t('Changed since your last order')}
      text={
        <ul className="grid gap-1">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      }
    />
  )
}

type Format = (amount: number) => string

export function differences({ quantity, price }: Order, product: Product, money: Format, count: Format): string[] {
  const { orderMultiple = 1, mainQuantity } = product
  const sentences: string[] = []
  const now = unitPriceAt(product, quantity)
  if (now !== price)
    sentences.push(t('The unit price is now {now}. It was {before}.', { now: money(now), before: money(price) }))
  const least = smallestPurchase(product)
  if (least > quantity) sentences.push(t('The minimum order is now {units} units.', { units: count(least) }))
  if (quantity % orderMultiple !== 0)
    sentences.push(t('It is now sold in cartons of {units}.', { units: count(orderMultiple) }))
  if (mainQuantity === 0) sentences.push(t('It is sold out.'))
  else if (mainQuantity < quantity) sentences.push(t('Only {units} are in stock.', { units: count(mainQuantity) }))
  return sentences
}
