import { cn } from '@arot/ui/internal/lib/cn'
import { formatDate, formatMoney, formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { formatDayBefore, formatTime } from '@arot/ui/internal/lib/moments'
import { unbroken } from '@arot/ui/internal/lib/withoutBreaks'
import { Link } from '@arot/ui/Link'
import {
  ArrowLeftRight,
  BadgeCheck,
  BadgeX,
  Ban,
  CircleCheck,
  CircleX,
  EyeOff,
  HandCoins,
  Handshake,
  Hourglass,
  MessageSquareReply,
  PackageCheck,
  PackageMinus,
  ShoppingBag,
  Star,
  TimerOff,
  Truck,
} from 'lucide-react'
import { useId } from 'react'
import type { NotificationEntry } from '../notification.ts'
import type { NotificationListLabels } from './labels.ts'

type NotificationDaysProps = {
  notifications: readonly NotificationEntry[]
  hrefFor: (notification: NotificationEntry) => string
  onOpen: ((notification: NotificationEntry) => void) | undefined
  now: Date | undefined
  words: NotificationListLabels
}

/** Groups the notifications by day in the reader's time zone. */
export function NotificationDays({ notifications, now = new Date(), words, ...each }: NotificationDaysProps) {
  const { locale, timeZone } = useHost()
  const id = useId()
  const dayOf = (at: Date) => formatDate(at, locale, timeZone) ?? ''
  const names = new Map([
    [formatDayBefore(now, locale, timeZone), words.yesterday],
    [dayOf(now), words.today],
  ])
  const days = new Map<string, NotificationEntry[]>()
  for (const notification of notifications) {
    const day = dayOf(notification.at)
    days.set(day, [...(days.get(day) ?? []), notification])
  }
  return (
    <div className="overflow-hidden rounded-arot-card border border-arot-line bg-arot-surface shadow-arot-card">
      {[...days].map(([day, ofDay], place) => (
        <section key={day} aria-labelledby={`${id}-${place}`} className="border-arot-line not-first:border-t">
          <h2 id={`${id}-${place}`} className="px-4 pt-3 pb-1 text-arot-12 text-arot-muted">
            {names.get(day) ?? day}
          </h2>
          <ul>
            {ofDay.map((notification) => (
              <Entry key={notification.id} notification={notification} words={words} {...each} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type EntryProps = Pick<NotificationDaysProps, 'hrefFor' | 'onOpen' | 'words'> & { notification: NotificationEntry }

function Entry({ notification, hrefFor, onOpen, words }: EntryProps) {
  const { currency, locale, timeZone } = useHost()
  const { kind, at, readAt, subject, quantity, price, by, note, more } = notification
  const Icon = icons[kind]
  const isUnread = readAt === undefined
  const facts = {
    name: subject.name,
    by,
    quantity: quantity === undefined ? undefined : formatNumber(quantity, locale),
    price: price === undefined ? undefined : formatMoney(price, currency, locale),
  }
  return (
    <li
      data-slot="notification-entry"
      data-state={isUnread ? 'unread' : 'read'}
      className="relative grid min-h-12 grid-cols-[0.5rem_1.25rem_minmax(0,1fr)] content-center items-center gap-x-3 border-arot-line px-4 py-2.5 text-arot-14 not-first:border-t hover:bg-arot-sunken arot-md:grid-cols-[0.5rem_1.25rem_minmax(0,1fr)_auto]"
    >
      <span
        aria-hidden
        className={cn('size-2 rounded-full', isUnread && 'bg-arot-signal-fill forced-colors:bg-[Highlight]')}
      />
      <Icon aria-hidden className="size-5 text-arot-muted" />
      <Link
        href={hrefFor(notification)}
        onClick={() => onOpen?.(notification)}
        className="arot-focus wrap-anywhere rounded-arot-control text-arot-ink underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {isUnread ? <span className="sr-only">{words.unread}: </span> : null}
        {unbroken(words.sentences[kind](facts))}
      </Link>
      <p className="col-start-3 flex flex-wrap gap-x-3 text-arot-12 text-arot-muted tabular-nums arot-md:col-start-4">
        {subject.orderId === undefined ? null : (
          <span data-slot="notification-order" className="wrap-anywhere">
            {words.order(subject.orderId)}
          </span>
        )}
        <time dateTime={at.toISOString()} className="ms-auto min-w-14 text-end max-arot-md:ms-0 max-arot-md:text-start">
          {formatTime(at, locale, timeZone)}
        </time>
      </p>
      {note === undefined ? null : (
        <p
          data-slot="notification-note"
          className="wrap-anywhere col-start-3 whitespace-pre-line text-arot-13 text-arot-muted"
        >
          <bdi>{note}</bdi>
        </p>
      )}
      {more === undefined ? null : (
        <p data-slot="notification-others" className="wrap-anywhere col-start-3 text-arot-13 text-arot-muted">
          {words.others(formatNumber(more, locale), by)}
        </p>
      )}
    </li>
  )
}

const icons = {
  order_placed: ShoppingBag,
  order_accepted: CircleCheck,
  order_declined: CircleX,
  order_shipped: Truck,
  order_corrected: Truck,
  order_received: PackageCheck,
  order_cancelled: Ban,
  offer_asked: HandCoins,
  offer_countered: ArrowLeftRight,
  offer_accepted: Handshake,
  offer_declined: CircleX,
  offer_withdrawn: Ban,
  offer_expiring: Hourglass,
  offer_expired: TimerOff,
  offer_lapsed: TimerOff,
  offer_bought: ShoppingBag,
  stock_short: PackageMinus,
  supplier_verified: BadgeCheck,
  supplier_refused: BadgeX,
  supplier_withdrawn: BadgeX,
  review_written: Star,
  review_answered: MessageSquareReply,
  review_hidden: EyeOff,
}
