'use client'

import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { totalOf } from '@arot/ui/internal/marketplace/prices'
import { Price } from '@arot/ui/Price'
import { Difference } from '../difference.tsx'
import { Fact, Facts } from '../facts.tsx'
import { english as ofCard } from '../OfferCard/labels.ts'
import { lastVersion, type Offer } from '../offer.ts'
import type { OfferDetailLabels } from './labels.ts'

/** The latest terms: quantity, unit price compared with the list price, and total. */
export function Terms({ offer, words }: { offer: Offer; words: OfferDetailLabels }) {
  const { locale } = useHost()
  const { list } = useWords('OfferCard', ofCard, undefined)
  const { quantity, price, listPrice } = lastVersion(offer)
  return (
    <Facts data-slot="offer-terms" title={words.terms}>
      <Fact name={words.quantity}>
        <bdi>{words.units(formatNumber(quantity, locale), quantity)}</bdi>
      </Fact>
      <Fact name={words.unitPrice}>
        <Price amount={price} size="sm" />
      </Fact>
      <Fact name={words.listPrice}>
        <Price amount={listPrice} size="sm" className="font-normal" />
        <span className="font-normal text-arot-13 text-arot-muted">
          <Difference price={price} from={listPrice} words={list} />
        </span>
      </Fact>
      <Fact name={words.total} className="border-arot-line border-t pt-3 text-arot-ink">
        <Price data-slot="offer-total" amount={totalOf(price, quantity)} className="text-arot-20" />
      </Fact>
      <Fact name={words.number} className="border-arot-line border-t pt-3">
        <span dir="ltr" className="wrap-anywhere select-all font-normal text-arot-13">
          {offer.id}
        </span>
      </Fact>
    </Facts>
  )
}
