import { type Offer, type OfferTerms, offerProblems, type Product } from '@arot/contract'
import { useState } from 'react'
import type { Problem } from '../platform/action.ts'
import { eachInWords } from '../platform/i18n/problems.ts'
import { lazyWithRetry, useLazyDialog } from '../platform/lazy.tsx'
import { useSite } from '../platform/site.ts'

// Loads late, because most readers make no offer.
const OfferDialog = lazyWithRetry(async () => (await import('@arot/trade/OfferDialog')).OfferDialog)
const warm = () => void OfferDialog.load().catch(() => {})

/** Sends terms for a product. Returns the problem to show, or `null`. */
export type SendOffer = (product: Product, terms: OfferTerms) => Promise<Problem | null>

type Choice = { product: Product; offer: Pick<Offer, 'side' | 'versions'> | undefined; visit: number }

/** The dialog for terms: a first offer, or a counter-offer. */
export function useOffering(send: SendOffer) {
  const { currency } = useSite().config
  const [chosen, setChosen] = useState<Choice>()
  const [isOpen, setIsOpen] = useState(false)
  const [, open] = useLazyDialog(OfferDialog)

  return {
    warm,
    /** `offer`: the offer that the terms are a counter-offer to. */
    open: (product: Product, offer?: Choice['offer']) =>
      open(() => {
        setChosen((before) => nextChoice(before, product, offer))
        setIsOpen(true)
      }),
    /** `now`: the current state of that offer. `isOver`: whether it can no longer be countered. */
    dialog: (now?: Choice['offer'], isOver = false) => {
      if (!chosen) return null
      const { product, offer, visit } = chosen
      const last = (now ?? offer)?.versions.at(-1)
      return (
        <OfferDialog
          key={visit}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          product={product}
          last={last}
          isOver={isOver}
          side={offer?.side}
          validate={(terms) => ({ fields: eachInWords(offerProblems(terms, product, { currency, last })) })}
          onSubmit={(terms) => send(product, terms)}
        />
      )
    },
  }
}

/** The dialog opens with its last values. Another product or version starts with new terms. */
function nextChoice(before: Choice | undefined, product: Product, offer: Choice['offer']): Choice {
  const isSame = before?.product._id === product._id && before.offer?.versions.length === offer?.versions.length
  return isSame ? { ...before, product } : { product, offer, visit: (before?.visit ?? 0) + 1 }
}
