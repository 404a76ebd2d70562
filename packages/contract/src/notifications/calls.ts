import { type Call, type CallOptions, nextCursor, read } from '../http/call.ts'
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

/** A newer release may add kinds. */
export const hasOurKind = ({ kind }: Notification) => notificationKinds.includes(kind)

/** The reader's notifications. A foreign server has none and gets no request. */
export function notificationCalls(call: Call) {
  const notifications = ownCalls<Notification>(call, hasOurKind)
  const settings = ownCalls<NotificationSettings>(call)

  async function markAsRead(body: { upTo: string } | { id: string } | NotificationSubject, options?: CallOptions) {
    if (!(await call.findOut())) return 0
    return read(record({ unread: amount }), await call('POST', '/notifications/read', { ...options, body })).unread
  }

  return {
    /** Newest first; with `toDo` those that still ask the reader for something. */
    async getNotifications({
      cursor,
      toDo,
      ...options
    }: NotificationsQuery & CallOptions = {}): Promise<NotificationPage> {
      if (!(await call.findOut())) return { notifications: [], unread: 0 }
      const answer = await notifications.send(
        'GET',
        `/notifications${queryOf({ toDo: toDo || undefined, cursor })}`,
        options,
      )
      const unread = amount(answer.headers.get('X-Unread-Count') ?? 0)
      return { notifications: notifications.readItems(answer), unread, next: nextCursor(answer) }
    },

    /** Marks this notification and every older one as read, and answers how many are left unread. */
    readNotifications: (upTo: string, options?: CallOptions): Promise<number> => markAsRead({ upTo }, options),

    /** Marks this one as read, and answers how many are left unread. */
    readNotification: (id: string, options?: CallOptions): Promise<number> => markAsRead({ id }, options),

    /** Marks all about this order or offer as read, and answers how many are left unread. */
    readNotificationsAbout: (subject: NotificationSubject, options?: CallOptions): Promise<number> =>
      markAsRead(subject, options),

    /** Null where the server has no notifications. */
    getNotificationSettings: async (options?: CallOptions): Promise<NotificationSettings | null> =>
      (await call.findOut()) ? settings.one('GET', '/notifications/settings', options) : null,

    changeNotificationSettings: async (
      body: NotificationSettingsChange,
      options?: CallOptions,
    ): Promise<NotificationSettings | null> =>
      (await call.findOut()) ? settings.one('PATCH', '/notifications/settings', { ...options, body }) : null,
  }
}
