import { type Notice, type NoticeSettings, noticeCalls } from '@arot/contract'
import { type PagedQuery, pagedQuery } from '../platform/paged.ts'
import { ownKey } from '../platform/queries.ts'
import type { Query } from '../platform/query.ts'

export const notificationQueries = {
  list: (toDo = false): PagedQuery<Notice> =>
    pagedQuery(ownKey('notices', ...(toDo ? [{ toDo }] : [])), async (client, cursor) => {
      const { notices, next } = await noticeCalls(client.call).getNotices({ toDo, cursor })
      return { items: notices, next }
    }),

  settings: (): Query<NoticeSettings | null> => ({
    key: ownKey('notice-settings'),
    ask: (client) => noticeCalls(client.call).getNoticeSettings(),
  }),
}

/** The number of unread notifications. A stream writes it, so no query has this key. */
export const unreadKey = ownKey('unread')

const [own, notices] = notificationQueries.list().key
export const isOfNotices = (key: unknown) => Array.isArray(key) && key[0] === own && key[1] === notices
