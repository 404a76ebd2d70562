import { type Call, type CallOptions, read, readList } from '../http/call.ts'
import { amount, id, moment, optional, type Reader, record, text } from '../http/fields.ts'
import { type NoticeKind, noticeKinds } from './kinds.ts'

/** Something that concerns the reader: what happened, to which order, product, supplier or offer, and who did it. */
export type Notice = {
  _id: string
  kind: NoticeKind
  at: Date
  readAt?: Date
  subject: { orderId?: string; productId?: string; supplierId?: string; offerId?: string; name: string }
  quantity?: number
  /** Of one unit, where an offer is told of. */
  price?: number
  by?: string
  /** Why, in the words of who decided. */
  note?: string
}

/** What has a page of its own, whose notices are read with it. */
export type NoticeSubject = { orderId: string } | { offerId: string }

export type NoticesQuery = { cursor?: string; toDo?: boolean }

export type NoticePage = { notices: Notice[]; unread: number; next?: string }

/** Which kinds come by e-mail too, and in which language. */
export type NoticeSettings = {
  email: Record<NoticeKind, boolean>
  language: 'en' | 'bn'
  /** False: nothing is sent until the reader confirms their address. A server may not say. */
  isEmailConfirmed?: boolean
}
export type NoticeSettingsChange = {
  email?: Partial<Record<NoticeKind, boolean>>
  language?: 'en' | 'bn'
  /** Changes nothing for whoever has chosen before. */
  unlessChosen?: boolean
}

const kind: Reader<NoticeKind> = (value) => {
  const kind = noticeKinds.find((one) => one === value)
  if (!kind) throw new TypeError('a notice of another kind')
  return kind
}

export const notice: Reader<Notice> = record({
  _id: id,
  kind,
  at: moment,
  readAt: optional(moment),
  subject: record({
    orderId: optional(text),
    productId: optional(text),
    supplierId: optional(text),
    offerId: optional(text),
    name: text,
  }),
  quantity: optional(amount),
  price: optional(amount),
  by: optional(text),
  note: optional(text),
}) as Reader<Notice>

const settings: Reader<NoticeSettings> = record({
  email: (value) => {
    const chosen = (value ?? {}) as Record<string, unknown>
    return Object.fromEntries(noticeKinds.map((one) => [one, chosen[one] !== false])) as NoticeSettings['email']
  },
  language: (value) => (value === 'bn' ? 'bn' : 'en'),
  isEmailConfirmed: (value) => value !== false,
})

/** The reader's notices; nothing of it is asked of a foreign server, which has none. */
export function noticeCalls(call: Call) {
  return {
    /** Newest first; with `toDo` those that still ask the reader for something. */
    async getNotices({ cursor, toDo, ...options }: NoticesQuery & CallOptions = {}): Promise<NoticePage> {
      if (!(await call.findOut())) return { notices: [], unread: 0 }
      const query = new URLSearchParams({ ...(toDo && { toDo: 'true' }), ...(cursor && { cursor }) })
      const answer = await call('GET', `/notices${query.size > 0 ? `?${query}` : ''}`, options)
      const link = answer.headers.get('Link')?.match(/<([^>]*)>;\s*rel="?next/)?.[1]
      const next = link && new URLSearchParams(link.split('?')[1]).get('cursor')
      return {
        notices: readList(notice, answer),
        unread: amount(answer.headers.get('X-Unread-Count') ?? 0),
        ...(next && { next }),
      }
    },

    /** Marks this notice and every older one as read, and answers how many are left unread. */
    async readNotices(upTo: string, options?: CallOptions): Promise<number> {
      if (!(await call.findOut())) return 0
      return read(record({ unread: amount }), await call('POST', '/notices/read', { ...options, body: { upTo } }))
        .unread
    },

    /** Marks this one as read, and answers how many are left unread. */
    async readNotice(id: string, options?: CallOptions): Promise<number> {
      if (!(await call.findOut())) return 0
      return read(record({ unread: amount }), await call('POST', '/notices/read', { ...options, body: { id } })).unread
    },

    /** Marks all about this order or offer as read, and answers how many are left unread. */
    async readNoticesAbout(subject: NoticeSubject, options?: CallOptions): Promise<number> {
      if (!(await call.findOut())) return 0
      return read(record({ unread: amount }), await call('POST', '/notices/read', { ...options, body: subject })).unread
    },

    /** Null where the server has no notices. */
    async getNoticeSettings(options?: CallOptions): Promise<NoticeSettings | null> {
      if (!(await call.findOut())) return null
      return read(settings, await call('GET', '/notices/settings', options))
    },

    async changeNoticeSettings(change: NoticeSettingsChange, options?: CallOptions): Promise<NoticeSettings | null> {
      if (!(await call.findOut())) return null
      return read(settings, await call('PATCH', '/notices/settings', { ...options, body: change }))
    },
  }
}
