'use client'

import { ShoppingCart } from 'lucide-react'
import { cn } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { button } from '../../primitives/Button/look.ts'

type CartLinkProps = {
  href?: string | undefined
  count?: number | undefined
  label: (count?: string, number?: number) => string
}

/** A link to the cart with the number of items. A longer number extends away from the icon. */
export function CartLink({ href, count = 0, label }: CartLinkProps) {
  const { locale } = useHost()
  if (href === undefined)
    return (
      <span data-slot="nav-bar-cart" data-state="unknown" aria-hidden className={cn(heldPlace, place)}>
        <ShoppingCart />
      </span>
    )
  const name = count > 0 ? label(formatNumber(count, locale), count) : label()
  return (
    <ButtonLink data-slot="nav-bar-cart" href={href} variant="ghost" title={name} className={place}>
      <ShoppingCart aria-hidden />
      <span className="sr-only">{name}</span>
      {count > 0 ? (
        <span
          aria-hidden
          className="absolute start-5.5 -top-1 grid h-5 min-w-5 place-items-center rounded-full border-2 border-arot-surface bg-arot-signal-fill px-1 text-arot-12 text-arot-on-signal tabular-nums leading-none"
        >
          {count > 99 ? `${formatNumber(99, locale)}+` : formatNumber(count, locale)}
        </span>
      ) : null}
    </ButtonLink>
  )
}

const place = 'me-2 w-arot-control px-0 text-arot-16'
const heldPlace = cn(button({ variant: 'ghost' }), 'pointer-events-none')
