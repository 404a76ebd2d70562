import { type Notification, type NotificationSettings, notificationCalls } from '@arot/contract'
import { type PagedQuery, pagedQuery } from '../platform/paged.ts'
import { ownKey } from '../platform/queries.ts'
import type { Query } from '../platform/query.ts'

export const notificationQueries = {
  list: (toDo = false): PagedQuery<Notification> =>
    pagedQuery(ownKey('notifications', ...(toDo ? [{ toDo }] : [])), async (client, cursor) => {
      const { notifications, next } = await notificationCalls(client.call).getNotifications({ toDo, cursor })
      return { items: notifications, next }
    }),

  settings: (): Query<NotificationSettings | null> => ({
    key: ownKey('notification-settings'),
    ask: (client) => notificationCalls(client.call).getNotificationSettings(),
  }),
}

/** The number of unread notifications. A stream writes it, so no query has this key. */
export const unreadKey = ownKey('unread')

const [own, notifications] = notificationQueries.list().key
export const isOfNotifications = (key: unknown) => Array.isArray(key) && key[0] === own && key[1] === notifications
