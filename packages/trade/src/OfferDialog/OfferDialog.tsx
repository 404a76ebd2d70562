'use client'

import { offerLimits } from '@arot/contract'
import type { FormAnswer, Product } from '@arot/ui'
import { DateField } from '@arot/ui/DateField'
import { FormDialog } from '@arot/ui/FormDialog'
import { dayAt, daysAfter } from '@arot/ui/internal/lib/days'
import { useHost } from '@arot/ui/internal/lib/host'
import { writeNumber } from '@arot/ui/internal/lib/readNumber'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { unitPriceAt } from '@arot/ui/internal/marketplace/prices'
import { smallestOrder } from '@arot/ui/internal/marketplace/product'
import { readNumber } from '@arot/ui/NumberInput'
import { TextArea } from '@arot/ui/TextArea'
import { useForm } from '@arot/ui/useForm'
import { useState } from 'react'
import type { OfferSide, OfferTerms, OfferVersion } from '../offer.ts'
import { Figures } from './Figures.tsx'
import { english, type OfferDialogLabels } from './labels.ts'
import { Meanwhile } from './Meanwhile.tsx'
import { OfferSummary } from './OfferSummary.tsx'
import { isRepeat, missingIn, type OfferErrors, validateOffer, wholeTerms } from './terms.ts'
import { Warnings } from './Warnings.tsx'

export type { OfferDialogLabels, OfferErrors }

export type OfferDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The product as it is today. The dialog compares the price with its price ladder and the quantity with its stock. */
  product: Pick<Product, 'name' | 'price' | 'minQuantity' | 'orderMultiple' | 'priceBreaks'> &
    Partial<Pick<Product, 'mainQuantity'>>
  /** The version that this counter-offer answers. Without it this is a first offer. The dialog says if it changes meanwhile. */
  last?: Pick<OfferVersion, 'quantity' | 'price'> | undefined
  /** The offer has ended. The dialog says so and sends nothing. @default false */
  isOver?: boolean | undefined
  /** Who makes the offer: a buyer, or a supplier who answers one. @default 'bought' */
  side?: OfferSide | undefined
  /** The initial quantity. @default the quantity of the last offer, or the smallest order */
  defaultQuantity?: number | undefined
  /** The current time, fixed in stories. @default now */
  now?: Date | undefined
  /** Sends the offer. If it resolves to errors, the dialog shows them and keeps what the user typed. */
  onSubmit: (terms: OfferTerms) => FormAnswer<OfferTerms>
  /** Your own rules. They replace the checks of minimum, carton, price and repeated terms. */
  validate?: ((terms: OfferTerms) => OfferErrors) | undefined
  labels?: Partial<OfferDialogLabels> | undefined
}

/** Asks for other terms than the listed ones, and shows how it read them before it sends them. */
export function OfferDialog({
  isOpen,
  onOpenChange,
  product,
  last,
  isOver = false,
  side = 'bought',
  defaultQuantity = last?.quantity ?? smallestOrder(product),
  now,
  onSubmit,
  validate,
  labels,
}: OfferDialogProps) {
  const words = useWords('OfferDialog', english, labels)
  const { locale, timeZone } = useHost()
  const today = dayAt(now ?? new Date(), timeZone)
  const [quantity, setQuantity] = useState<number | null>(defaultQuantity)
  const [typedPrice, setTypedPrice] = useState(last ? writeNumber(last.price, locale) : '')
  const [note, setNote] = useState('')
  const [day, setDay] = useState<string | null>(daysAfter(today, offerLimits.usualDays))
  const [answered, setAnswered] = useState(last)
  const price = readNumber(typedPrice, locale)
  const listPrice = unitPriceAt(product, quantity ?? 0)
  const days = { min: daysAfter(today, 1), max: daysAfter(today, offerLimits.days) }
  // The date field itself reports a day outside its limits.
  const isOutOfDays = day !== null && (day < days.min || day > days.max)
  const typed = { quantity, typedPrice, price, note, day: isOutOfDays ? days.min : day }
  const form = useForm<OfferTerms>({
    read: () => wholeTerms(typed, product, { price: listPrice, day: days.min }, timeZone),
    validate: (terms) => {
      const own = validate ? validate(terms) : validateOffer(terms, { product, last, words, locale })
      return { ...own, fields: { ...own.fields, ...missingIn(typed, words, locale) } }
    },
    onSubmit,
    onSuccess: () => {
      setNote('')
      onOpenChange(false)
    },
    failure: words.failure,
  })
  // The reader's own answer also changes the offer, so warnings stop while it is pending.
  const isKnown = isOpen && !form.isPending

  return (
    <FormDialog
      data-slot="offer-dialog"
      form={form}
      isOpen={isOpen}
      onOpenChange={(next) => {
        setAnswered(last)
        onOpenChange(next)
      }}
      title={last ? words.counterTitle : words.title}
      description={<bdi>{product.name}</bdi>}
      confirmLabel={last ? words.confirmCounter : words.confirm}
      disabledReason={isKnown && isOver ? words.over.title : undefined}
      labels={words}
    >
      {isKnown ? <Meanwhile {...{ isOver, answered, last, words }} /> : null}
      <Figures
        {...{ quantity, typedPrice, listPrice, product, form, words }}
        onQuantityChange={(next) => {
          setQuantity(next)
          form.clear('quantity')
          // The same price with another quantity is a new offer, so the error “same terms” no longer applies.
          if (isRepeat({ quantity, price }, last)) form.clear('price')
        }}
        onPriceChange={setTypedPrice}
      />
      <Warnings {...{ quantity, price, listPrice, words }} stock={product.mainQuantity} />
      <DateField
        {...form.field('until')}
        label={words.until}
        hint={words.untilHint}
        required
        {...days}
        value={day}
        onValueChange={(next) => {
          setDay(next)
          form.clear('until')
        }}
        readOnly={form.isPending}
      />
      <TextArea
        {...form.field('note')}
        label={words.note}
        hint={words.noteHint[side]}
        rows={2}
        value={note}
        onValueChange={setNote}
        readOnly={form.isPending}
      />
      <OfferSummary {...{ quantity, price, listPrice, last, words }} />
      {form.notice}
    </FormDialog>
  )
}
