import { type Call, type CallOptions, read, readList } from './call.ts'
import { amount, id, moment, optional, type Reader, record, text } from './fields.ts'

export const noticeKinds = [
  'order_placed',
  'order_accepted',
  'order_declined',
  'order_shipped',
  'order_received',
  'order_cancelled',
  'stock_short',
  'supplier_verified',
  'supplier_refused',
  'supplier_withdrawn',
] as const

export type NoticeKind = (typeof noticeKinds)[number]

/** Something that concerns the reader: what happened, to which order, product or supplier, and who did it. */
export type Notice = {
  _id: string
  kind: NoticeKind
  at: Date
  readAt?: Date
  subject: { orderId?: string; productId?: string; supplierId?: string; name: string }
  quantity?: number
  by?: string
}

export type NoticePage = { notices: Notice[]; unread: number; next?: string }

/** Which kinds come by e-mail too, and in which language. */
export type NoticeSettings = { email: Record<NoticeKind, boolean>; language: 'en' | 'bn' }
export type NoticeSettingsChange = { email?: Partial<Record<NoticeKind, boolean>>; language?: 'en' | 'bn' }

const kind: Reader<NoticeKind> = (told) => {
  const known = noticeKinds.find((one) => one === told)
  if (!known) throw new TypeError('a notice of another kind')
  return known
}

export const notice: Reader<Notice> = record({
  _id: id,
  kind,
  at: moment,
  readAt: optional(moment),
  subject: record({ orderId: optional(text), productId: optional(text), supplierId: optional(text), name: text }),
  quantity: optional(amount),
  by: optional(text),
}) as Reader<Notice>

const settings: Reader<NoticeSettings> = record({
  email: (told) => {
    const chosen = (told ?? {}) as Record<string, unknown>
    return Object.fromEntries(noticeKinds.map((one) => [one, chosen[one] !== false])) as NoticeSettings['email']
  },
  language: (told) => (told === 'bn' ? 'bn' : 'en'),
})

/** The reader's notices; nothing of it is asked of a foreign server, which has none. */
export function noticeCalls(call: Call) {
  return {
    /** Newest first. */
    async getNotices({ cursor, ...options }: CallOptions & { cursor?: string } = {}): Promise<NoticePage> {
      if (!(await call.findOut())) return { notices: [], unread: 0 }
      const query = cursor ? `?${new URLSearchParams({ cursor })}` : ''
      const answer = await call('GET', `/notices${query}`, options)
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
