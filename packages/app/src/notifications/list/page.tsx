import type { Notification } from '@arot/contract'
import { NotificationList, type NotificationListProps } from '@arot/trade/NotificationList'
import { ButtonLink } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'
import { Segmented } from '@arot/ui/Segmented'
import { Settings } from 'lucide-react'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { offerHref, orderHref, paths, productHref } from '../../routes.ts'
import { pagedProps } from '../../session/queryProps.ts'
import type { PagedResult } from '../../session/usePaged.ts'

export type NotificationsPageProps = Required<Pick<NotificationListProps, 'onReadAll'>> & {
  notifications: PagedResult<Notification>
  /** Whether only notifications with something to do are listed. */
  isToDo: boolean
  onToDoChange: (isToDo: boolean) => void
  onOpen: (notification: Notification) => void
}

export function NotificationsPage({ notifications, isToDo, onToDoChange, onOpen, onReadAll }: NotificationsPageProps) {
  const settings = (
    <ButtonLink variant="secondary" size="sm" href={paths.notificationSettings} icon={<Settings aria-hidden />}>
      {t('Notification settings')}
    </ButtonLink>
  )
  return (
    <Page route="notifications" aside={settings}>
      <NotificationList
        filter={
          <Segmented
            label={t('Filter notifications')}
            options={[
              { value: 'all', label: t('All') },
              { value: 'to-do', label: t('To do') },
            ]}
            value={isToDo ? 'to-do' : 'all'}
            onValueChange={(chosen) => onToDoChange(chosen === 'to-do')}
          />
        }
        notifications={notifications.data?.items}
        hrefFor={subjectHref}
        onOpen={(notification) => onOpen(notification as Notification)}
        // The button marks older notifications too, which this list leaves out.
        onReadAll={isToDo ? undefined : onReadAll}
        {...pagedProps(notifications)}
        empty={
          isToDo ? (
            <EmptyState
              title={t('Nothing to do')}
              text={t('Orders and offers that need your answer will appear here, and products that are running low.')}
            />
          ) : undefined
        }
      />
    </Page>
  )
}

/** The page of a notification: its offer, order or product, or the supplier's own page. */
function subjectHref({ subject }: Pick<Notification, 'subject'>) {
  if (subject.offerId) return offerHref({ id: subject.offerId })
  if (subject.orderId) return orderHref({ id: subject.orderId })
  if (subject.supplierId) return paths.ownSupplier
  return subject.productId ? productHref({ _id: subject.productId }) : paths.orders
}
