import {
  noticeAnswer,
  noticeSettingsAnswer,
  noticeSettingsBody,
  noticesQuery,
  noticesReadBody,
} from '@arot/contract/wire'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../http/call.ts'
import type { OpenStream } from '../http/streams.ts'
import type { NoticeBoard } from '../notices.ts'
import type { Parts } from '../parts.ts'
import { readCursor, writeCursor } from '../stores/cursor.ts'
import { changeSettings, settingsOf } from '../stores/notice-settings.ts'
import {
  countUnread,
  findNotice,
  listNotices,
  markRead,
  markReadAbout,
  type NoticeRow,
  noticesAPage,
  sinceNewest,
} from '../stores/notices.ts'

/** The longest a timer can wait; no session is as long. */
const longestTimer = 2 ** 31 - 1

export function noticeRoutes(
  app: FastifyInstance,
  { db }: Parts,
  { open, board }: { open: OpenStream; board: NoticeBoard },
) {
  defineCall(app, {
    method: 'GET',
    path: '/notices',
    summary: 'The caller’s notices, newest first; `X-Unread-Count` says how many are unread, at most 1,000.',
    access: 'user',
    query: noticesQuery,
    answer: v.array(noticeAnswer),
    refusals: ['invalid'],
    handle: async ({ reply, query: { cursor }, caller: { uid } }) => {
      const before = cursor === undefined ? undefined : readCursor('notices', cursor).ord
      const rows = await listNotices(db, uid, before)
      const page = rows.slice(0, noticesAPage)
      const last = page.at(-1)
      if (rows.length > page.length && last) {
        reply.header('link', `</notices?cursor=${writeCursor('notices', { ord: last.ord })}>; rel="next"`)
      }
      reply.header('cache-control', 'no-store').header('x-unread-count', String(await countUnread(db, uid)))
      return page.map(presentNotice)
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
    refusals: ['invalid', 'not_found'],
    handle: async ({ body, caller: { uid } }) => {
      if ('id' in body) return { unread: await markRead(db, uid, body.id, false) }
      if ('upTo' in body) return { unread: await markRead(db, uid, body.upTo, true) }
      return { unread: await markReadAbout(db, uid, body) }
    },
  })

  defineCall(app, {
    method: 'GET',
    path: '/notices/settings',
    summary: 'Which notices come to the caller by e-mail, and in which language.',
    access: 'user',
    answer: noticeSettingsAnswer,
    handle: ({ caller }) => settingsOf(db, caller.uid),
  })

  defineCall(app, {
    method: 'PATCH',
    path: '/notices/settings',
    summary: 'Changes what is named and leaves the rest; with `unlessChosen` only where nothing was chosen before.',
    access: 'user',
    body: noticeSettingsBody,
    answer: noticeSettingsAnswer,
    refusals: ['invalid'],
    handle: ({ body, caller }) => changeSettings(db, caller.uid, body),
  })

  defineCall(app, {
    method: 'GET',
    path: '/notices/events',
    summary:
      'Server-sent events `unread` (how many, now and after each change, and how many ms ago the newest came) and `notice`; ends with the session.',
    access: 'user',
    refusals: ['too_many'],
    handle: ({ request, reply, caller }) => {
      const { uid } = caller
      const stream = open(request, reply)
      const tell = async (id: string | undefined) => {
        const notice = id && (await findNotice(db, uid, id))
        if (notice) stream.tell('notice', presentNotice(notice))
        const newestAgo = notice ? undefined : await sinceNewest(db, uid)
        stream.tell('unread', { count: await countUnread(db, uid), newestAgo })
      }
      // One after the other: a count that was taken earlier must not be the last that is told.
      let told = Promise.resolve()
      const attempt = (id?: string) => {
        told = told
          .then(() => tell(id))
          .catch((error) => request.log.warn({ err: error }, 'a stream could not be told'))
      }
      stream.begin(() => {
        const stop = board.subscribe(uid, attempt)
        const lasts = Math.max(0, Math.min(caller.until - Date.now(), longestTimer))
        const ending = setTimeout(() => reply.raw.end(), lasts)
        attempt()
        return () => {
          clearTimeout(ending)
          stop()
        }
      })
      return reply
    },
  })
}

function presentNotice({ id, kind, at, read_at, subject: told, quantity, told_by, note }: NoticeRow) {
  // What the letter alone says of an offer is left to it.
  const { price, side, version, until, heldUntil, ...subject } = told
  return {
    _id: id,
    kind,
    at: at.toISOString(),
    ...(read_at && { readAt: read_at.toISOString() }),
    subject,
    ...(quantity !== null && { quantity }),
    ...(price !== undefined && { price }),
    ...(told_by !== null && { by: told_by }),
    ...(note !== null && { note }),
  }
}
