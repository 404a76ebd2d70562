import * as endpoints from '@arot/contract/http/endpoints'
import {
  notificationAnswer,
  notificationSettingsAnswer,
  notificationSettingsBody,
  notificationsQuery,
  notificationsReadBody,
} from '@arot/contract/notifications/schema'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Parts } from '../../platform/context.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import { earlierId } from '../../platform/http/answers/earlier-names.ts'
import { nextPage } from '../../platform/http/answers/next-page.ts'
import type { OpenStream } from '../../platform/http/answers/streams.ts'
import { defineCall } from '../../platform/http/call.ts'
import type { NotificationFeeds } from './live-feed.ts'
import {
  countUnread,
  listNotifications,
  markRead,
  markReadAbout,
  type NotificationRow,
  notificationsAPage,
} from './notification.store.ts'
import { changeSettings, settingsOf } from './preferences.store.ts'

/** The longest delay of a timer. Sessions are shorter. */
const longestTimer = 2 ** 31 - 1

export function notificationRoutes(
  app: FastifyInstance,
  { config, db }: Parts,
  { open, feeds }: { open: OpenStream; feeds: NotificationFeeds },
) {
  defineCall(app, {
    endpoint: endpoints.getNotifications,
    summary:
      'List your notifications, newest first. `toDo=true` lists those that still ask you for something. `X-Unread-Count` counts the unread ones, up to 1,000.',
    access: 'user',
    query: notificationsQuery,
    answer: v.array(notificationAnswer),
    problems: ['invalid'],
    handle: async ({ reply, query: { cursor, toDo }, caller: { uid } }) => {
      const before = cursor === undefined ? undefined : readCursor('notifications', cursor).ord
      const rows = await listNotifications(db, uid, before, toDo)
      const page = rows.slice(0, notificationsAPage)
      const last = page.at(-1)
      const next = rows.length > page.length && last ? writeCursor('notifications', { ord: last.ord }) : null
      reply.headers(nextPage(config.publicUrl, endpoints.getNotifications, { toDo }, next))
      reply.header('cache-control', 'no-store').header('x-unread-count', String(await countUnread(db, uid)))
      // This list also has the hidden notifications, so no notification represents others.
      return page.map((row) => presentNotification(toDo ? { ...row, more: 0 } : row))
    },
  })

  defineCall(app, {
    endpoint: endpoints.readNotifications,
    summary:
      'Mark one of your notifications as read (`id`), or it and all before it (`upTo`), or all about an order (`orderId`) or an offer (`offerId`).',
    access: 'user',
    body: notificationsReadBody,
    answer: v.object({ unread: v.number() }),
    problems: ['invalid', 'not_found'],
    handle: async ({ body, caller: { uid } }) => {
      if ('id' in body) return { unread: await markRead(db, uid, body.id, false) }
      if ('upTo' in body) return { unread: await markRead(db, uid, body.upTo, true) }
      return { unread: await markReadAbout(db, uid, body) }
    },
  })

  defineCall(app, {
    endpoint: endpoints.getNotificationSettings,
    summary:
      'Get your email settings: which notifications come by email, in which language, and whether your address is confirmed. Without confirmation no email is sent.',
    access: 'user',
    answer: notificationSettingsAnswer,
    handle: ({ caller }) => settingsOf(db, caller),
  })

  defineCall(app, {
    endpoint: endpoints.changeNotificationSettings,
    summary: 'Change the email settings that you name. With `unlessChosen`, only if you have not changed any before.',
    access: 'user',
    body: notificationSettingsBody,
    answer: notificationSettingsAnswer,
    problems: ['invalid'],
    handle: ({ body, caller }) => changeSettings(db, caller, body),
  })

  defineCall(app, {
    endpoint: endpoints.watchNotifications,
    summary:
      'Stream your notifications: an event `unread` now and after each change (the number, and the milliseconds since the newest one), and an event `notification` for each new one. The stream ends with the session.',
    access: 'user',
    problems: ['too_many'],
    handle: ({ request, reply, caller }) => {
      const { uid } = caller
      // Pages of the previous release listen to `notice`.
      const event = request.originalUrl.startsWith('/notices') ? 'notice' : 'notification'
      const stream = open(request, reply, uid)
      stream.begin(() => {
        const lasts = Math.max(0, Math.min(caller.until - Date.now(), longestTimer))
        const ending = setTimeout(() => reply.raw.end(), lasts)
        const stop = feeds.subscribe(uid, ({ notifications, unread, newestAgo }) => {
          for (const notification of notifications) stream.tell(event, presentNotification(notification))
          stream.tell('unread', { count: unread, newestAgo })
        })
        return () => {
          clearTimeout(ending)
          stop()
        }
      })
      return reply
    },
  })
}

function presentNotification({
  id,
  kind,
  at,
  read_at,
  subject: storedSubject,
  quantity,
  sender_name,
  note,
  more,
}: NotificationRow) {
  // These fields are for the email only.
  const { price, side, version, until, reservedUntil, heldUntil, ...subject } = storedSubject
  return {
    id,
    ...earlierId({ id }),
    kind,
    at: at.toISOString(),
    ...(read_at && { readAt: read_at.toISOString() }),
    subject,
    ...(quantity !== null && { quantity }),
    ...(price !== undefined && { price }),
    ...(sender_name !== null && { by: sender_name }),
    ...(note !== null && { note }),
    ...(more > 0 && { more }),
  }
}
