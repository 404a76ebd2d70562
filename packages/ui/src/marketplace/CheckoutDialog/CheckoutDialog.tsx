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
  /** Whether it is open. The host controls it. */
  isOpen: boolean
  /** Called with the new state when the user closes it. */
  onOpenChange: (isOpen: boolean) => void
  /** The product. If its supplier has a smallest order value, the dialog shows and enforces it. */
  product: Pick<
    Product,
    'name' | 'price' | 'minQuantity' | 'mainQuantity' | 'orderMultiple' | 'priceBreaks' | 'supplier'
  >
  /** The name and email address that the order is placed with. */
  buyer: { name: string; email: string }
  /** A message before the fields, such as what has changed since the buyer's last order. */
  message?: ReactNode
  /** An agreed quantity and price. The user cannot change them. */
  agreed?: { quantity: number; price: number } | undefined
  /** The initial quantity. It is read on mount, so mount the dialog when it opens. @default 1 */
  defaultQuantity?: number | undefined
  /** Called with null while the field is empty, and with 1 after a purchase. */
  onQuantityChange?: ((quantity: number | null) => void) | undefined
  /**
   * Buys the quantity at the shown unit price. Return nothing on success, or the errors to show. If the promise
   * rejects, a general error appears.
   */
  onConfirm: (quantity: number, unitPrice: number) => FormAnswer<{ quantity: number }>
  /** A second line below the error, such as that the connection is lost and nothing was ordered. */
  failureHint?: string | undefined
  /** The host's own rules. They replace those for minimum, stock, carton and smallest order value. */
  validate?: ((quantity: number) => Rejection | null) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<CheckoutDialogLabels> | undefined
}

/**
 * Buys units of one product for the signed-in user. The quantity has no upper limit in the field: too large a quantity
 * shows an error.
 */
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
  // The rules were checked when the quantity was agreed.
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
    // An empty field shows its own error.
    validate: ({ quantity }) => (quantity === null ? null : validate(quantity)),
    onSubmit: ({ quantity }) => onConfirm(quantity as number, priceOf(units)),
    onSuccess: () => {
      if (!agreed) choose(1)
      onOpenChange(false)
    },
    failure,
  })

  const isRejected = form.problem !== null && form.problem !== failure

  // Selects the quantity, so that typing replaces it.
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
        // In its own line above the buttons. Inside the form, a price ladder would push it out of view on a phone.
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
