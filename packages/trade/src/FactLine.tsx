import { cn } from '@arot/ui/internal/lib/cn'
import { Fragment, type ReactNode } from 'react'

type FactLineProps = {
  /** By names of their own; what is null is left out. */
  parts: Record<string, ReactNode>
  className?: string
}

/**
 * Short facts one after another with a dot between. The dot belongs to what follows it and hangs outside at the beginning of
 * a line, where it is cut off: no line begins or ends with one.
 */
export function FactLine({ parts, className }: FactLineProps) {
  const entries = Object.entries(parts).filter(([, part]) => part != null)
  return (
    <span className={cn('block overflow-hidden', className)}>
      <span className="-ms-3.5 flex flex-wrap">
        {entries.map(([name, part], place) => (
          <Fragment key={name}>
            {place === 0 ? null : ' '}
            <span className={cn('relative min-w-0 ps-3.5', place > 0 && dot)}>{part}</span>
          </Fragment>
        ))}
      </span>
    </span>
  )
}

/** A reader out loud pauses between facts as it is. */
const dot = "before:absolute before:start-1.25 before:content-['·'/'']"
