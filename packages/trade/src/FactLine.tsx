import { cn } from '@arot/ui/internal/lib/cn'
import { Fragment, type ReactNode } from 'react'

type FactLineProps = {
  /** The facts, each under a key of its own. A fact that is `null` is left out. */
  parts: Record<string, ReactNode>
  className?: string
}

/**
 * Short facts with a dot between them. Each dot stands in front of a fact. At the start of a line it lies outside the box,
 * which cuts it off, so that no line begins or ends with a dot.
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

/** The empty alternative text keeps the dot silent: a screen reader pauses between facts anyway. */
const dot = "before:absolute before:start-1.25 before:content-['·'/'']"
