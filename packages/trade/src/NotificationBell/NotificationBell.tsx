'use client'

import { ButtonLink, type ButtonLinkProps } from '@arot/ui/Button'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { english, type NotificationBellLabels } from './labels.ts'

export type { NotificationBellLabels }

export type NotificationBellProps = Omit<ButtonLinkProps, 'children' | 'variant' | 'size' | 'icon'> & {
  /** Another icon, for another list with open items, such as orders. Then name the link with `labels`. @default the bell */
  icon?: ReactNode
  /** The number of unread notifications. @default 0 */
  unread?: number | undefined
  labels?: Partial<NotificationBellLabels> | undefined
}

/** A link to the notifications with the unread number. Put it into the `corner` of the bar, beside the cart. */
export function NotificationBell({
  icon = <Bell aria-hidden />,
  unread = 0,
  labels,
  className,
  ...props
}: NotificationBellProps) {
  const { locale } = useHost()
  const words = useWords('NotificationBell', english, labels)
  const name = unread > 0 ? words.label(formatNumber(unread, locale), unread) : words.label()
  return (
    <ButtonLink
      data-slot="notification-bell"
      data-state={unread > 0 ? 'unread' : 'read'}
      title={name}
      {...props}
      variant="ghost"
      className={cn('w-arot-control px-0 text-arot-16', fromCaller(className))}
    >
      {icon}
      <span className="sr-only">{name}</span>
      {unread > 0 ? (
        <span
          aria-hidden
          className="absolute start-5.5 -top-1 grid h-5 min-w-5 place-items-center rounded-full border-2 border-arot-surface bg-arot-signal-fill px-1 text-arot-12 text-arot-on-signal tabular-nums leading-none"
        >
          {unread > 99 ? `${formatNumber(99, locale)}+` : formatNumber(unread, locale)}
        </span>
      ) : null}
    </ButtonLink>
  )
}
