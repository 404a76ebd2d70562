'use client'

import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { Link } from '@arot/ui/Link'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { pageCard } from './layout.ts'
import type { Order } from './order.ts'

type FactsProps = ComponentProps<'section'> & { 'data-slot': string; title: string }

/** A card with a title and a list of facts. */
export function Facts({ title, className, children, ...props }: FactsProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} {...props} className={cn(pageCard, fromCaller(className))}>
      <h2 id={titleId} className="mb-3 font-arot-display font-bold text-arot-18 text-arot-ink">
        {title}
      </h2>
      <dl className="m-0 grid gap-3 text-arot-14">{children}</dl>
    </section>
  )
}

export function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={cn('flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5', className)}>
      <dt className="text-arot-muted">{name}</dt>
      <dd className="m-0 grid min-w-0 justify-items-end text-end font-semibold text-arot-ink tabular-nums">
        {children}
      </dd>
    </div>
  )
}

export type PartiesWords = { parties: string; buyer: string; supplier: string; you: string; nobody: string }

type PartiesProps = {
  'data-slot': string
  /** The order or offer between the two parties. */
  between: Pick<Order, 'side' | 'buyer' | 'supplier'>
  /** The reader, if known. */
  reader: Order['buyer']
  /** The address of the supplier's page. */
  supplierHref: string | undefined
  words: PartiesWords
}

/** The buyer and the supplier. The reader's own name is marked “you”. */
export function Parties({ 'data-slot': slot, between, reader, supplierHref, words }: PartiesProps) {
  const isBuyer = between.side === 'bought'
  const buyer = isBuyer ? reader : between.buyer
  return (
    <Facts data-slot={slot} title={words.parties}>
      <Fact name={words.buyer}>
        <Party name={buyer?.name} isReader={isBuyer} words={words} />
        {buyer === undefined ? null : <Address email={buyer.email} isReader={isBuyer} />}
      </Fact>
      <Fact name={words.supplier} className="border-arot-line border-t pt-3">
        <Party
          name={between.supplier?.name ?? (isBuyer ? undefined : reader?.name)}
          href={supplierHref}
          isReader={!isBuyer}
          words={words}
        />
      </Fact>
    </Facts>
  )
}

type PartyProps = {
  name: string | undefined
  href?: string | undefined
  isReader: boolean
  words: PartiesWords
}

function Party({ name, href, isReader, words }: PartyProps) {
  if (name === undefined) return <span>{isReader ? words.you : words.nobody}</span>
  return (
    <span className="wrap-anywhere">
      {href && name ? (
        <Link href={href} className={partyLink}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
      {isReader ? <span className="font-normal text-arot-muted print:hidden"> ({words.you})</span> : null}
    </span>
  )
}

const partyLink = 'arot-focus rounded-arot-control text-arot-brand underline-offset-4 hover:underline'

/** The reader's own address is not a link. */
function Address({ email, isReader }: { email: string; isReader: boolean }) {
  const look = 'wrap-anywhere font-normal text-arot-13'
  if (isReader) return <bdi className={look}>{email}</bdi>
  return (
    <a href={`mailto:${email}`} dir="ltr" className={cn(look, partyLink)}>
      {email}
    </a>
  )
}
