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
  /** Since when; told where it is known. */
  since?: Date | undefined
  /** `sign` is the sign alone, beside a name. @default 'badge' */
  variant?: 'badge' | 'sign' | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<VerifiedMarkLabels> | undefined
}

/** An operator has seen who this supplier is. It says so, and nothing of what they sell. */
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
