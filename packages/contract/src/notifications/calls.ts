import { type Call, type CallOptions, nextCursor, read } from '../http/call.ts'
import { amount, record } from '../http/fields.ts'
import { ownCalls, queryOf } from '../http/own.ts'
import { noticeKinds } from './kinds.ts'
import type { Notice, NoticePage, NoticeSettings, NoticeSettingsChange, NoticeSubject, NoticesQuery } from './schema.ts'

/** A newer release may add kinds. */
export const hasOurKind = ({ kind }: Notice) => noticeKinds.includes(kind)

/** The reader's notices; nothing of it is asked of a foreign server, which has none. */
export function noticeCalls(call: Call) {
  const notices = ownCalls<Notice>(call, hasOurKind)
  const settings = ownCalls<NoticeSettings>(call)

  async function markAsRead(body: { upTo: string } | { id: string } | NoticeSubject, options?: CallOptions) {
    if (!(await call.findOut())) return 0
    return read(record({ unread: amount }), await call('POST', '/notices/read', { ...options, body })).unread
  }

  return {
    /** Newest first; with `toDo` those that still ask the reader for something. */
    async getNotices({ cursor, toDo, ...options }: NoticesQuery & CallOptions = {}): Promise<NoticePage> {
      if (!(await call.findOut())) return { notices: [], unread: 0 }
      const answer = await notices.send('GET', `/notices${queryOf({ toDo: toDo || undefined, cursor })}`, options)
      const unread = amount(answer.headers.get('X-Unread-Count') ?? 0)
      return { notices: notices.readItems(answer), unread, next: nextCursor(answer) }
    },

    /** Marks this notice and every older one as read, and answers how many are left unread. */
    readNotices: (upTo: string, options?: CallOptions): Promise<number> => markAsRead({ upTo }, options),

    /** Marks this one as read, and answers how many are left unread. */
    readNotice: (id: string, options?: CallOptions): Promise<number> => markAsRead({ id }, options),

    /** Marks all about this order or offer as read, and answers how many are left unread. */
    readNoticesAbout: (subject: NoticeSubject, options?: CallOptions): Promise<number> => markAsRead(subject, options),

    /** Null where the server has no notices. */
    getNoticeSettings: async (options?: CallOptions): Promise<NoticeSettings | null> =>
      (await call.findOut()) ? settings.one('GET', '/notices/settings', options) : null,

    changeNoticeSettings: async (body: NoticeSettingsChange, options?: CallOptions): Promise<NoticeSettings | null> =>
      (await call.findOut()) ? settings.one('PATCH', '/notices/settings', { ...options, body }) : null,
  }
}
