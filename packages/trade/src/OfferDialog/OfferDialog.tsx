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
  /** As it is today: the price is held against its ladder, the quantity against its stock. */
  product: Pick<Product, 'name' | 'price' | 'minQuantity' | 'orderMultiple' | 'priceBreaks'> &
    Partial<Pick<Product, 'mainQuantity'>>
  /** What is answered with another offer; without it this is the first. Another one that comes meanwhile is told of. */
  last?: Pick<OfferVersion, 'quantity' | 'price'> | undefined
  /** It can be answered no more, whatever is written: that is said, and nothing is sent. @default false */
  isOver?: boolean | undefined
  /** Who offers: a buyer, or the supplier who answers one. @default 'bought' */
  side?: OfferSide | undefined
  /** What the quantity begins with. @default that of the last offer, or the smallest order */
  defaultQuantity?: number | undefined
  /** Which day it is; for stories. @default now */
  now?: Date | undefined
  /** Sends it; resolves to what is wrong with it, or to nothing. The dialog then stays with every word in it. */
  onSubmit: (terms: OfferTerms) => FormAnswer<OfferTerms>
  /** The host's own rules, instead of the minimum and the carton. */
  validate?: ((terms: OfferTerms) => OfferErrors) | undefined
  labels?: Partial<OfferDialogLabels> | undefined
}

/** Asks for other terms than the listed ones, and shows how they were understood before they are sent. */
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
  // What is out of its limits the day says itself.
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
  // One’s own answer moves the offer on as well.
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
          // The same price for another quantity is another offer.
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
