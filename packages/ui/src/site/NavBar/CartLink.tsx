import { ShoppingCart } from 'lucide-react'
import { cn } from '../../lib/cn.ts'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { button } from '../../primitives/Button/look.ts'

type CartLinkProps = { href?: string | undefined; count?: number | undefined; label: (count?: number) => string }

/** The way to the cart, with how much is in it: the figure grows away from the picture. */
export function CartLink({ href, count = 0, label }: CartLinkProps) {
  if (href === undefined)
    return (
      <span data-slot="nav-bar-cart" data-state="unknown" aria-hidden className={cn(heldPlace, place)}>
        <ShoppingCart />
      </span>
    )
  return (
    <ButtonLink data-slot="nav-bar-cart" href={href} variant="ghost" title={label(count)} className={place}>
      <ShoppingCart aria-hidden />
      <span className="sr-only">{label(count)}</span>
      {count > 0 ? (
        <span
          aria-hidden
          className="absolute -top-1 left-5.5 grid h-5 min-w-5 place-items-center rounded-full border-2 border-arot-surface bg-arot-signal-fill px-1 text-arot-12 text-arot-on-signal tabular-nums leading-none"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </ButtonLink>
  )
}

const place = 'mr-2 w-10 px-0 text-arot-16 pointer-coarse:w-11'
const heldPlace = cn(button({ variant: 'ghost' }), 'pointer-events-none')
