'use client'

import { offerLimits } from '@arot/contract'
import type { Product } from '@arot/ui'
import { Button } from '@arot/ui/Button'
import { DateField } from '@arot/ui/DateField'
import { Dialog } from '@arot/ui/Dialog'
import { dayAt, daysAfter } from '@arot/ui/internal/lib/days'
import { useHost } from '@arot/ui/internal/lib/host'
import { writeNumber } from '@arot/ui/internal/lib/readNumber'
import { saved } from '@arot/ui/internal/lib/saved'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { smallestOrder, unitPriceAt } from '@arot/ui/internal/marketplace/prices'
import { Notice } from '@arot/ui/Notice'
import { readNumber } from '@arot/ui/NumberInput'
import { TextArea } from '@arot/ui/TextArea'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { OfferSide, OfferTerms, OfferVersion } from '../offer.ts'
import { Figures } from './Figures.tsx'
import { english, type OfferDialogLabels } from './labels.ts'
import { Meanwhile } from './Meanwhile.tsx'
import { hasErrors, isRepeat, missingIn, type OfferErrors, validateOffer, wholeTerms } from './terms.ts'
import { Understood } from './Understood.tsx'
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
  onSubmit: (terms: OfferTerms) => Promise<OfferErrors | null | undefined> | Promise<void>
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
  const [errors, setErrors] = useState<OfferErrors>({})
  const [isPending, setIsPending] = useState(false)
  const [answered, setAnswered] = useState(last)
  const form = useRef<HTMLFormElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const formId = useId()
  const price = readNumber(typedPrice, locale)
  const listPrice = unitPriceAt(product, quantity ?? 0)
  // One’s own answer moves the offer on as well.
  const isKnown = isOpen && !isPending
  const isMoved = isKnown && isOver
  const days = { min: daysAfter(today, 1), max: daysAfter(today, offerLimits.days) }

  /** What is under way cannot be called back: its outcome must be seen. */
  function askToClose(next: boolean) {
    if (isPending) return
    setErrors({})
    setAnswered(last)
    onOpenChange(next)
  }

  /** What is written anew is not wrong any more, and neither is the whole. */
  function mend(field: keyof OfferTerms) {
    setErrors((before) => ({ ...before, [field]: undefined, form: undefined }))
  }

  /** Written before the focus moves: to the field with the fault, or to what is said of all, which a phone has below. */
  function show(faults: OfferErrors) {
    flushSync(() => setErrors(faults))
    const said = form.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? whole.current
    said?.focus()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isPending || isOver) return
    // What is out of its limits the day says itself.
    const isOutOfDays = day !== null && (day < days.min || day > days.max)
    const typed = { quantity, typedPrice, price, note, day: isOutOfDays ? days.min : day }
    const terms = wholeTerms(typed, product, { price: listPrice, day: days.min }, timeZone)
    const faults = {
      ...(validate ? validate(terms) : validateOffer(terms, { product, last, words, locale })),
      ...missingIn(typed, words, locale),
    }
    if (isOutOfDays || hasErrors(faults)) return show(faults)
    setErrors({})
    setIsPending(true)
    const refused = await saved(() => onSubmit(terms), words.failure)
    setIsPending(false)
    if (hasErrors(refused)) return show(refused)
    setNote('')
    onOpenChange(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={askToClose}
      title={last ? words.counterTitle : words.title}
      description={<bdi>{product.name}</bdi>}
      footer={
        <>
          <Button variant="secondary" aria-disabled={isPending || undefined} onClick={() => askToClose(false)}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            isPending={isPending}
            disabledReason={isMoved ? words.over.title : undefined}
          >
            {last ? words.confirmCounter : words.confirm}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} data-slot="offer-dialog" noValidate onSubmit={send} className="grid gap-4">
        {isKnown ? <Meanwhile {...{ isOver, answered, last, words }} /> : null}
        <Figures
          {...{ quantity, typedPrice, listPrice, product, errors, isPending, words }}
          onQuantityChange={(next) => {
            setQuantity(next)
            mend('quantity')
            // The same price for another quantity is another offer.
            if (isRepeat({ quantity, price }, last)) mend('price')
          }}
          onPriceChange={(next) => {
            setTypedPrice(next)
            mend('price')
          }}
        />
        <Warnings {...{ quantity, price, listPrice, words }} stock={product.mainQuantity} />
        <DateField
          label={words.until}
          hint={words.untilHint}
          required
          {...days}
          value={day}
          onValueChange={(next) => {
            setDay(next)
            mend('until')
          }}
          error={errors.until}
          readOnly={isPending}
        />
        <TextArea
          label={words.note}
          hint={words.noteHint[side]}
          rows={2}
          value={note}
          onValueChange={(next) => {
            setNote(next)
            mend('note')
          }}
          error={errors.note}
          readOnly={isPending}
        />
        <Understood {...{ quantity, price, listPrice, last, words }} />
        {errors.form === undefined ? null : (
          <Notice {...errors.form} ref={whole} tabIndex={-1} className="arot-focus" />
        )}
      </form>
    </Dialog>
  )
}
