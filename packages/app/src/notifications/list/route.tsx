import { type Notification, notificationCalls } from '@arot/contract'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../routes.ts'
import { memberLoader } from '../../session/memberLoader.ts'
import { useSend } from '../../session/useAction.ts'
import { usePaged } from '../../session/usePaged.ts'
import { isOfNotifications, notificationQueries, unreadKey } from '../queries.ts'
import { NotificationsPage } from './page.tsx'

const isToDoIn = (search: URLSearchParams) => search.get('show') === 'to-do'

export const loader = memberLoader(({ prime, search }) => prime(notificationQueries.list(isToDoIn(search))))

export function Component() {
  const send = useSend()
  const navigate = useNavigate()
  const isToDo = isToDoIn(useSearchParams()[0])
  const notifications = usePaged(notificationQueries.list(isToDo))

  /** `mark` resolves to the number of unread notifications that remain. */
  const markAsRead = (mark: (calls: ReturnType<typeof notificationCalls>) => Promise<number>) =>
    send({
      request: ({ call }) => mark(notificationCalls(call)),
      replaces: { key: unreadKey },
      revalidates: [isOfNotifications],
    })

  return (
    <NotificationsPage
      notifications={notifications}
      isToDo={isToDo}
      onToDoChange={(toDo) =>
        void navigate(toDo ? `${paths.notifications}?show=to-do` : paths.notifications, { preventScrollReset: true })
      }
      // If this fails, the page of the notification opens anyway and it stays unread.
      onOpen={({ id, readAt }: Notification) =>
        void (readAt ?? markAsRead((calls) => calls.readNotification(id)).catch(() => {}))
      }
      onReadAll={async () => {
        const newest = notifications.data?.items[0]
        if (newest) await markAsRead((calls) => calls.readNotifications(newest.id))
      }}
    />
  )
}
