import { ApiError, type Product } from '@arot/contract'
import type { CheckoutDialogProps, Rejection } from '@arot/ui/CheckoutDialog'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isOffline } from '../platform/connection.ts'
import { t } from '../platform/i18n/words.ts'
import { lazyWithRetry, useLazyDialog } from '../platform/lazy.tsx'
import { useSite } from '../platform/site.ts'
import { messages } from './messages.ts'
import { rejection } from './orderValue.ts'

// Loaded while the buyer reads, so that a visit which buys nothing carries no dialog.
const CheckoutDialog = lazyWithRetry(async () => (await import('@arot/ui/CheckoutDialog')).CheckoutDialog)
const warm = () => void CheckoutDialog.load().catch(() => {})

export type Checkout = Pick<CheckoutDialogProps, 'buyer' | 'defaultQuantity' | 'onQuantityChange'> & {
  onConfirm: (product: Product, quantity: number, price: number) => Promise<Rejection | null>
  /** It was closed or its page was left, bought or not. */
  onLeave?: () => void
}

type Choice = { product: Product; quantity: number | undefined; message: ReactNode; agreed: Agreement; visit: number }

type Agreement = CheckoutDialogProps['agreed']

/** The checkout of a page: opened for a product, with how many it begins. */
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
    /** Has its code come. */
    warm,
    /** `message`: what its buyer should know first. `agreed`: the terms at which it is bought, whatever the product costs. */
    open(product: Product, quantity?: number, message?: ReactNode, agreed?: Agreement) {
      void open(() => {
        setChosen((before) => nextChoice(before, { product, quantity, message, agreed }))
        setIsOpen(true)
      })
    },
    /** `newest`: the product as it is by now, where it changes under the reader's eyes. */
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

/** An error whose status is 0 never reached a server, or its answer never came back. */
const isUnanswered = (error: unknown) => error instanceof ApiError && error.status === 0

/** Why a purchase got no answer, and whether it may have been placed all the same. */
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

/** The dialog of the same product opens as it was left, unless a quantity is given. */
function nextChoice(before: Choice | undefined, next: Omit<Choice, 'visit'>): Choice {
  const isSame = before?.product._id === next.product._id && next.quantity === undefined
  return isSame ? { ...before, product: next.product } : { ...next, visit: (before?.visit ?? 0) + 1 }
}
