'use client'

import { Notice } from '@arot/ui/Notice'
import type { OfferVersion } from '../offer.ts'
import type { OfferDialogLabels } from './labels.ts'
import { isRepeat } from './terms.ts'

type Version = Pick<OfferVersion, 'quantity' | 'price'> | undefined
type MeanwhileProps = { isOver: boolean; answered: Version; last: Version; words: OfferDialogLabels }

/** Says that the offer changed or ended while the reader was writing a counter-offer. */
export function Meanwhile({ isOver, answered, last, words }: MeanwhileProps) {
  if (isOver) return <Notice tone="warning" {...words.over} />
  const isReplaced = answered !== undefined && last !== undefined && !isRepeat(answered, last)
  return isReplaced ? <Notice tone="warning" {...words.replaced} /> : null
}
