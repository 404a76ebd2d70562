'use client'

import { BadgeCheck, Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatDate } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { english, type VerifiedMarkLabels } from './labels.ts'

export type { VerifiedMarkLabels }

export type VerifiedMarkProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The date of the verification, if known. */
  since?: Date | undefined
  /** `sign` is the icon alone, for use beside a name. @default 'badge' */
  variant?: 'badge' | 'sign' | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<VerifiedMarkLabels> | undefined
}

/** Shows that an operator has checked the identity of this supplier. It says nothing about the supplier's products. */
export function VerifiedMark({ since, variant = 'badge', labels, className, ...props }: VerifiedMarkProps) {
  const { locale, timeZone } = useHost()
  const words = useWords('VerifiedMark', english, labels)
  const day = since === undefined ? null : formatDate(since, locale, timeZone)
  const text = day === null ? words.verified : words.since(day)
  if (variant === 'badge')
    return (
      <Badge
        data-slot="verified-mark"
        {...props}
        tone="brand"
        className={cn('[&_svg]:size-3.5 [&_svg]:shrink-0', fromCaller(className))}
      >
        <BadgeCheck aria-hidden />
        {text}
      </Badge>
    )
  return (
    <span
      data-slot="verified-mark"
      role="img"
      aria-label={text}
      {...props}
      className={cn('inline-flex shrink-0', fromCaller(className))}
    >
      <Check aria-hidden strokeWidth={3} className="size-3.5 rounded-full bg-arot-brand p-0.5 text-arot-on-brand" />
    </span>
  )
}
