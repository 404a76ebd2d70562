import { NotificationBell } from '@arot/trade/NotificationBell'
import { Handshake, Package, ShieldCheck, Store } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import useSWR from 'swr'
import { unreadKey } from '../notifications/queries.ts'
import { useNotificationStream } from '../notifications/useNotificationStream.ts'
import { t } from '../platform/i18n/words.ts'
import { useSite } from '../platform/site.ts'
import { paths } from '../routes.ts'
import { memberQuery } from '../session/memberQuery.ts'
import { useQuery } from '../session/useQuery.ts'
import { useMember } from '../session/useSession.ts'

export type AccountLink = { label: string; href: string; icon: ReactNode }

type SiteCornerProps = {
  /** Called with the pages for the account menu, and again when they change. */
  onLinks: (links: AccountLink[]) => void
}

/** The icons beside the cart: a supplier's orders to answer, and the notifications of every member. */
export function SiteCorner({ onLinks }: SiteCornerProps) {
  const member = useMember()
  useNotificationStream(member?.id)
  const { data: unread } = useSWR<number>(unreadKey, null)
  const { data } = useQuery(member && memberQuery)
  const { locale } = useSite()
  const waiting = data?.ordersToAnswer ?? 0
  const isSupplier = data?.supplierId !== undefined
  const isOperator = data?.isOperator === true

  useEffect(() => {
    const count = new Intl.NumberFormat(locale).format(waiting)
    const orders = waiting > 0 ? t('Orders {count}', { count }) : t('Orders')
    onLinks([
      { label: orders, href: ordersHref(waiting), icon: <Package aria-hidden /> },
      { label: t('Offers'), href: paths.offers, icon: <Handshake aria-hidden /> },
      {
        label: isSupplier ? t('My Supplier Page') : t('Sell here'),
        href: isSupplier ? paths.ownSupplier : paths.sellHere,
        icon: <Store aria-hidden />,
      },
      ...(isOperator ? [{ label: t('Verifications'), href: paths.operator, icon: <ShieldCheck aria-hidden /> }] : []),
    ])
  }, [onLinks, locale, waiting, isSupplier, isOperator])

  return (
    <div className="flex gap-1">
      {isSupplier ? (
        <NotificationBell
          data-slot="site-orders"
          // A phone has no room for it. The account menu has the same link.
          className="max-arot-sm:hidden"
          icon={<Package aria-hidden />}
          href={ordersHref(waiting)}
          unread={waiting}
          labels={{ label: (count) => (count === undefined ? t('Orders') : t('Orders, {count} to answer', { count })) }}
        />
      ) : null}
      <NotificationBell href={paths.notifications} unread={unread} />
    </div>
  )
}

/** With waiting orders, the list of those that the supplier has to accept or decline. */
const ordersHref = (waiting: number) => paths.orders + (waiting > 0 ? '?side=sold&state=placed' : '')
