import { ApiError, type Product } from '@arot/contract'
import type { CheckoutDialogProps, Rejection } from '@arot/ui/CheckoutDialog'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOffline } from '../platform/connection.ts'
import { t } from '../platform/i18n/words.ts'
import { lazyWithRetry, useLazyDialog } from '../platform/lazy.tsx'
import { useSite } from '../platform/site.ts'
import { messages } from './messages.ts'
import { rejection } from './orderValue.ts'

// Loads while the buyer reads, so that a visit without a purchase does not load the dialog.
const CheckoutDialog = lazyWithRetry(async () => (await import('@arot/ui/CheckoutDialog')).CheckoutDialog)
const warm = () => void CheckoutDialog.load().catch(() => {})

export type Checkout = Pick<CheckoutDialogProps, 'buyer' | 'defaultQuantity' | 'onQuantityChange'> & {
  onConfirm: (product: Product, quantity: number, price: number) => Promise<Rejection | null>
  /** Called when the dialog closes or its page is left, after a purchase or without one. */
  onLeave?: () => void
}

type Choice = { product: Product; quantity: number | undefined; message: ReactNode; agreed: Agreement; visit: number }

type Agreement = CheckoutDialogProps['agreed']

/** The checkout dialog of a page. It opens for a product, with an optional quantity. */
export function useCheckout({ buyer, onConfirm, defaultQuantity, onQuantityChange, onLeave }: Checkout) {
  const site = useSite()
  const [chosen, setChosen] = useState<Choice>()
  const [isOpen, setIsOpen] = useState(false)
  const [isOpening, open] = useLazyDialog(CheckoutDialog)
  const { failureHint, explain } = useFailureHint()
  const leave = useEffectEvent(() => onLeave?.())
  useEffect(() => () => leave(), [])

  return {
    isOpening,
    /** Loads the dialog's code. */
    warm,
    /** `message`: shown to the buyer first. `agreed`: the terms of an offer, which replace the product's price. */
    open(product: Product, quantity?: number, message?: ReactNode, agreed?: Agreement) {
      void open(() => {
        setChosen((before) => nextChoice(before, { product, quantity, message, agreed }))
        setIsOpen(true)
      })
    },
    /** `newest`: the current product, if it can change while the dialog is open. */
    dialog: (newest?: Product) => {
      if (!chosen) return null
      const product = newest ?? chosen.product
      return (
        <CheckoutDialog
          key={chosen.visit}
          isOpen={isOpen}
          onOpenChange={(next) => {
            setIsOpen(next)
            if (!next) onLeave?.()
          }}
          product={product}
          buyer={buyer}
          message={chosen.message}
          agreed={chosen.agreed}
          validate={(quantity) => rejection(quantity, product, site)}
          onConfirm={(quantity, price) => explain(() => onConfirm(product, quantity, price))}
          failureHint={failureHint}
          onQuantityChange={onQuantityChange}
          defaultQuantity={chosen.quantity ?? defaultQuantity}
        />
      )
    },
  }
}

/** Status 0: the request did not reach a server, or its answer was lost. */
const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0

/** Explains why a purchase got no answer, and whether it may have been placed anyway. */
function useFailureHint() {
  const [failureHint, setFailureHint] = useState<string>()
  const mayBePlaced = useRef(false)

  async function explain<Answer>(buy: () => Promise<Answer>): Promise<Answer> {
    const wasOffline = isOffline()
    setFailureHint(undefined)
    try {
      const answer = await buy()
      mayBePlaced.current = false
      return answer
    } catch (error) {
      mayBePlaced.current ||= !wasOffline
      if (wasOffline || isUnanswered(error)) {
        setFailureHint(t(mayBePlaced.current ? messages.unanswered : messages.offline))
      }
      throw error
    }
  }

  return { failureHint, explain }
}

/** The dialog of the same product opens with its last values, unless a quantity is passed. */
function nextChoice(before: Choice | undefined, next: Omit<Choice, 'visit'>): Choice {
  const isSame = before?.product._id === next.product._id && next.quantity === undefined
  return isSame ? { ...before, product: next.product } : { ...next, visit: (before?.visit ?? 0) + 1 }
}
