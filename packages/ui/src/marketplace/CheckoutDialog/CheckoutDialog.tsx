'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { type FormAnswer, useForm } from '../../lib/useForm.tsx'
import { useWords } from '../../lib/useWords.ts'
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx'
import { Price } from '../../primitives/Price/Price.tsx'
import { TextInput } from '../../primitives/TextInput/TextInput.tsx'
import { smallestPurchase, totalOf, unitPriceAt } from '../prices.ts'
import type { Product } from '../product.ts'
import { type CheckoutDialogLabels, english } from './labels.ts'
import { Quantity } from './Quantity.tsx'
import { type Rejection, rejectionOf } from './rejection.ts'

export type { CheckoutDialogLabels, Rejection }

export type CheckoutDialogProps = {
  /** Whether it is open. The host holds this state. */
  isOpen: boolean
  /** Called when the user wants to close it, with the new state. */
  onOpenChange: (isOpen: boolean) => void
  /** Where its supplier has a smallest order value, that is said and kept to as well. */
  product: Pick<
    Product,
    'name' | 'price' | 'minQuantity' | 'mainQuantity' | 'orderMultiple' | 'priceBreaks' | 'supplier'
  >
  /** The name and email address that the order is placed with. */
  buyer: { name: string; email: string }
  /** What its buyer should know before the rest, such as what has changed since they last bought it. */
  message?: ReactNode
  /** What was agreed beforehand: so many at such a price, and neither can be changed here. */
  agreed?: { quantity: number; price: number } | undefined
  /** The quantity at the start. It is read when the dialog is mounted: mount it when it opens. @default 1 */
  defaultQuantity?: number | undefined
  /** Null while the field is empty; 1 again once it is bought. */
  onQuantityChange?: ((quantity: number | null) => void) | undefined
  /** Buys, at the price that is shown for so many. Nothing is success; a rejection is shown, as is a failure when the promise rejects. */
  onConfirm: (quantity: number, unitPrice: number) => FormAnswer<{ quantity: number }>
  /** A second line below the failure, such as that the connection is gone and nothing was ordered. */
  failureHint?: string | undefined
  /** The host's own rules, instead of the minimum, the stock, the carton and the smallest value. */
  validate?: ((quantity: number) => Rejection | null) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<CheckoutDialogLabels> | undefined
}

/** Buys units of one product for who is signed in. The quantity has no upper stop: too much is answered in words. */
export function CheckoutDialog({
  isOpen,
  onOpenChange,
  product,
  buyer,
  message,
  agreed,
  defaultQuantity = agreed?.quantity ?? 1,
  onQuantityChange,
  onConfirm,
  failureHint,
  validate: own,
  labels,
}: CheckoutDialogProps) {
  const words = useWords('CheckoutDialog', english, labels)
  const { currency, locale } = useHost()
  // What was agreed was judged when it was.
  const validate = agreed
    ? () => null
    : (own ?? ((units: number) => rejectionOf(units, product, words, { currency, locale })))
  const [quantity, setQuantity] = useState<number | null>(defaultQuantity)
  const stepper = useRef<HTMLInputElement>(null)
  const units = Math.max(quantity ?? 0, 0)
  const priceOf = (quantity: number) => agreed?.price ?? unitPriceAt(product, quantity)

  const failure = { ...words.failure, children: failureHint }
  const form = useForm<{ quantity: number | null }>({
    read: () => ({ quantity }),
    // An empty field says itself that it is empty.
    validate: ({ quantity }) => (quantity === null ? null : validate(quantity)),
    onSubmit: ({ quantity }) => onConfirm(quantity as number, priceOf(units)),
    onSuccess: () => {
      if (!agreed) choose(1)
      onOpenChange(false)
    },
    failure,
  })

  const isRejected = form.problem !== null && form.problem !== failure

  // What is typed next replaces what was wrong.
  useEffect(() => {
    if (isRejected) stepper.current?.select()
  }, [isRejected])

  function choose(next: number | null) {
    setQuantity(next)
    onQuantityChange?.(next)
    form.clear('quantity')
  }

  function setToMinimum() {
    if (form.isPending) return
    choose(smallestPurchase(product))
    stepper.current?.focus()
  }

  const least = smallestPurchase(product)

  return (
    <FormDialog
      data-slot="checkout"
      form={form}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="sm"
      title={words.title}
      description={
        <>
          <bdi>{product.name}</bdi> · <bdi>{words.perUnit(formatMoney(priceOf(units), currency, locale))}</bdi>
        </>
      }
      footer={
        // In a line of its own above the buttons: in the form a ladder would push it below what a phone shows.
        <p className="flex basis-full flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-arot-muted">{words.total}</span>
          <Price data-slot="checkout-total" amount={totalOf(priceOf(units), units)} className="text-arot-20" />
          {agreed || units >= least ? null : (
            <span data-slot="checkout-minimum" className="basis-full text-end text-arot-13 text-arot-muted">
              {words.minimumTotal(
                formatNumber(least, locale),
                formatMoney(totalOf(unitPriceAt(product, least), least), currency, locale),
              )}
            </span>
          )}
        </p>
      }
      confirmLabel={words.confirm}
      labels={words}
    >
      {message}
      <TextInput label={words.name} value={buyer.name} readOnly />
      <TextInput label={words.email} type="email" value={buyer.email} readOnly />
      {agreed ? (
        <>
          <TextInput label={words.quantity} hint={words.agreed} value={formatNumber(units, locale)} readOnly />
          {form.notice}
        </>
      ) : (
        <Quantity
          ref={stepper}
          product={product}
          value={quantity}
          onValueChange={choose}
          onSetToMinimum={setToMinimum}
          isInvalid={isRejected}
          isPending={form.isPending}
          words={words}
        >
          {form.notice}
        </Quantity>
      )}
    </FormDialog>
  )
}
