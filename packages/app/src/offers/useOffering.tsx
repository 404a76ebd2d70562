import { type Offer, type OfferTerms, type OfferVersion, offerProblems, type Product } from '@arot/contract'
import type { OfferDialogProps } from '@arot/trade/OfferDialog'
import { useState } from 'react'
import type { Problem } from '../platform/action.ts'
import { eachInWords } from '../platform/i18n/problems.ts'
import { lazyWithRetry, useLazyDialog } from '../platform/lazy.tsx'
import { useSite } from '../platform/site.ts'

// As late as the checkout: most who read buy nothing, and most who buy ask for nothing.
const OfferDialog = lazyWithRetry(async () => (await import('@arot/trade/OfferDialog')).OfferDialog)
const warm = () => void OfferDialog.load().catch(() => {})

/** Sends terms for a product, or instead of the version that they answer. Returns the problem to show, or `null`. */
export type SendOffer = (product: Product, terms: OfferTerms, last?: OfferVersion) => Promise<Problem | null>

type Choice = { product: Product; offer: Pick<Offer, 'side' | 'versions'> | undefined; visit: number }

/** The dialog for terms: a first offer, or a counter-offer. */
export function useOffering(send: SendOffer) {
  const { currency } = useSite().config
  const [chosen, setChosen] = useState<Choice>()
  const [isOpen, setIsOpen] = useState(false)
  const [, open] = useLazyDialog(OfferDialog)

  return {
    warm,
    /** `offer`: what is answered with other terms. */
    open: (product: Product, offer?: Choice['offer']) =>
      open(() => {
        setChosen((before) => nextChoice(before, product, offer))
        setIsOpen(true)
      }),
    /** `now`: what is answered, as it is by now, and whether it can be. */
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
          validate={(terms) => ({
            fields: eachInWords(offerProblems(whole(terms), product, { currency, last }) as Record<string, string>),
          })}
          onSubmit={(terms) => send(product, whole(terms), last)}
        />
      )
    },
  }
}

/** What nobody wrote is not there; an undefined note would be one. */
function whole({ note, ...terms }: Parameters<OfferDialogProps['onSubmit']>[0]): OfferTerms {
  return { ...terms, ...(note !== undefined && { note }) }
}

/** The dialog opens as it was left. Another product or version starts with new terms. */
function nextChoice(before: Choice | undefined, product: Product, offer: Choice['offer']): Choice {
  const isSame = before?.product._id === product._id && before.offer?.versions.length === offer?.versions.length
  return isSame ? { ...before, product } : { product, offer, visit: (before?.visit ?? 0) + 1 }
}
