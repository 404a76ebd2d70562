import { Layers } from 'lucide-react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { Link, type LinkProps } from '../Link/Link.tsx'

export type LogoProps = Omit<LinkProps, 'children'> & {
  /** The product's name, drawn as its wordmark. */
  name: string
}

/** The host's logo and name, as a link to the home page. */
export function Logo({ name, className, ...props }: LogoProps) {
  const { mark } = useHost()
  return (
    <Link
      data-slot="logo"
      {...props}
      className={cn(
        'arot-focus inline-flex min-w-0 max-w-full items-center gap-2.5 rounded-arot-control pointer-coarse:min-h-11',
        fromCaller(className),
      )}
    >
      <span
        data-slot="logo-mark"
        className={cn(
          'grid size-8 shrink-0 place-items-center rounded-arot-control',
          mark ? 'overflow-hidden *:size-full' : 'border border-transparent bg-arot-brand text-arot-on-brand',
        )}
      >
        {mark ?? <Layers aria-hidden className="size-5" />}
      </span>
      <span className="truncate font-arot-display font-bold text-arot-20 text-arot-ink tracking-tight">{name}</span>
    </Link>
  )
}
