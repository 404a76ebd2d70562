import {
  noticeAnswer,
  noticeSettingsAnswer,
  noticeSettingsBody,
  noticesQuery,
  noticesReadBody,
} from '@arot/contract/notifications/schema'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Parts } from '../../platform/context.ts'
import { readCursor, writeCursor } from '../../platform/cursor.ts'
import type { OpenStream } from '../../platform/http/answers/streams.ts'
import { defineCall } from '../../platform/http/call.ts'
import type { NotificationFeeds } from './live-feed.ts'
import {
  countUnread,
  listNotices,
  markRead,
  markReadAbout,
  type NoticeRow,
  noticesAPage,
} from './notification.store.ts'
import { changeSettings, settingsOf } from './preferences.store.ts'

/** The longest a timer can wait; no session is as long. */
const longestTimer = 2 ** 31 - 1

export function noticeRoutes(
  app: FastifyInstance,
  { db }: Parts,
  { open, feeds }: { open: OpenStream; feeds: NotificationFeeds },
) {
  defineCall(app, {
    method: 'GET',
    path: '/notices',
    summary:
      'The caller’s notices, newest first; with `toDo=true` those that still ask for something. `X-Unread-Count` says how many are unread, at most 1,000.',
    access: 'user',
    query: noticesQuery,
    answer: v.array(noticeAnswer),
    problems: ['invalid'],
    handle: async ({ reply, query: { cursor, toDo }, caller: { uid } }) => {
      const before = cursor === undefined ? undefined : readCursor('notices', cursor).ord
      const rows = await listNotices(db, uid, before, toDo)
      const page = rows.slice(0, noticesAPage)
      const last = page.at(-1)
      if (rows.length > page.length && last) {
        const next = { ...(toDo && { toDo: 'true' }), cursor: writeCursor('notices', { ord: last.ord }) }
        reply.header('link', `</notices?${new URLSearchParams(next)}>; rel="next"`)
      }
      reply.header('cache-control', 'no-store').header('x-unread-count', String(await countUnread(db, uid)))
      // This list has the hidden ones too, so that none stands for others.
      return page.map((row) => presentNotice(toDo ? { ...row, more: 0 } : row))
    },
  })

  defineCall(app, {
    method: 'POST',
    path: '/notices/read',
    summary:
      'Marks a notice of the caller’s as read (`id`), it and all before it (`upTo`), or all about an order (`orderId`) or an offer (`offerId`).',
    access: 'user',
    body: noticesReadBody,
    answer: v.object({ unread: v.number() }),
    problems: ['invalid', 'not_found'],
    handle: async ({ body, caller: { uid } }) => {
      if ('id' in body) return { unread: await markRead(db, uid, body.id, false) }
      if ('upTo' in body) return { unread: await markRead(db, uid, body.upTo, true) }
      return { unread: await markReadAbout(db, uid, body) }
    },
  })

  defineCall(app, {
    method: 'GET',
    path: '/notices/settings',
    summary:
      'Which notifications come to the caller by email, in which language, and whether their address is confirmed: without it none come.',
    access: 'user',
    answer: noticeSettingsAnswer,
    handle: ({ caller }) => settingsOf(db, caller),
  })

  defineCall(app, {
    method: 'PATCH',
    path: '/notices/settings',
    summary: 'Changes what is named and leaves the rest; with `unlessChosen` only where nothing was chosen before.',
    access: 'user',
    body: noticeSettingsBody,
    answer: noticeSettingsAnswer,
    problems: ['invalid'],
    handle: ({ body, caller }) => changeSettings(db, caller, body),
  })

  defineCall(app, {
    method: 'GET',
    path: '/notices/events',
    summary:
      'Server-sent events `unread` (how many, now and after each change, and how many ms ago the newest came) and `notice`; ends with the session.',
    access: 'user',
    problems: ['too_many'],
    handle: ({ request, reply, caller }) => {
      const { uid } = caller
      const stream = open(request, reply, uid)
      stream.begin(() => {
        const lasts = Math.max(0, Math.min(caller.until - Date.now(), longestTimer))
        const ending = setTimeout(() => reply.raw.end(), lasts)
        const stop = feeds.subscribe(uid, ({ notices, unread, newestAgo }) => {
          for (const notice of notices) stream.tell('notice', presentNotice(notice))
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

function presentNotice({
  id,
  kind,
  at,
  read_at,
  subject: storedSubject,
  quantity,
  sender_name,
  note,
  more,
}: NoticeRow) {
  // These fields are for the email only.
  const { price, side, version, until, heldUntil, ...subject } = storedSubject
  return {
    _id: id,
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
