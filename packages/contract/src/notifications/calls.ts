import { type Call, type CallOptions, nextCursor, read } from '../http/call.ts'
import * as endpoints from '../http/endpoints.ts'
import { amount, record } from '../http/fields.ts'
import { ownCalls, queryOf } from '../http/own.ts'
import { notificationKinds } from './kinds.ts'
import type {
  Notification,
  NotificationPage,
  NotificationSettings,
  NotificationSettingsChange,
  NotificationSubject,
  NotificationsQuery,
} from './schema.ts'

/** Whether this release knows the kind. A newer server may add some. */
export const hasOurKind = ({ kind }: Notification) => notificationKinds.includes(kind)

/** The reader's notifications. A foreign server has none and gets no request. */
export function notificationCalls(call: Call) {
  const notifications = ownCalls<Notification>(call, hasOurKind)
  const settings = ownCalls<NotificationSettings>(call)

  async function markAsRead(body: { upTo: string } | { id: string } | NotificationSubject, options?: CallOptions) {
    if (!(await call.findOut())) return 0
    return read(record({ unread: amount }), await call(endpoints.readNotifications, { ...options, body })).unread
  }

  return {
    /** Newest first. With `toDo` only those that need an action of the reader. */
    async getNotifications({
      cursor,
      toDo,
      ...options
    }: NotificationsQuery & CallOptions = {}): Promise<NotificationPage> {
      if (!(await call.findOut())) return { notifications: [], unread: 0 }
      const answer = await notifications.send(
        `${endpoints.getNotifications}${queryOf({ toDo: toDo || undefined, cursor })}`,
        options,
      )
      const unread = amount(answer.headers.get('X-Unread-Count') ?? 0)
      return { notifications: notifications.readItems(answer), unread, next: nextCursor(answer) }
    },

    /** Marks this notification and all older ones as read. Resolves to the number still unread. */
    readNotifications: (upTo: string, options?: CallOptions): Promise<number> => markAsRead({ upTo }, options),

    /** Marks this notification as read. Resolves to the number still unread. */
    readNotification: (id: string, options?: CallOptions): Promise<number> => markAsRead({ id }, options),

    /** Marks all about this order or offer as read. Resolves to the number still unread. */
    readNotificationsAbout: (subject: NotificationSubject, options?: CallOptions): Promise<number> =>
      markAsRead(subject, options),

    /** `null` if the server has no notifications. */
    getNotificationSettings: async (options?: CallOptions): Promise<NotificationSettings | null> =>
      (await call.findOut()) ? settings.one(endpoints.getNotificationSettings, options) : null,

    changeNotificationSettings: async (
      body: NotificationSettingsChange,
      options?: CallOptions,
    ): Promise<NotificationSettings | null> =>
      (await call.findOut()) ? settings.one(endpoints.changeNotificationSettings, { ...options, body }) : null,
  }
}
