import { type Notice, type NoticeSettings, noticeCalls } from '@arot/contract'
import type { Read } from '../platform/read.ts'
import { ownKey } from '../platform/reads.ts'
import { type PagedRead, pagedRead } from '../session/paged.ts'

export const notificationQueries = {
  list: (toDo = false): PagedRead<Notice> =>
    pagedRead(ownKey('notices', ...(toDo ? [{ toDo }] : [])), async (client, cursor) => {
      const { notices, next } = await noticeCalls(client.call).getNotices({ toDo, cursor })
      return { items: notices, next }
    }),

  settings: (): Read<NoticeSettings | null> => ({
    key: ownKey('notice-settings'),
    ask: (client) => noticeCalls(client.call).getNoticeSettings(),
  }),
}

/** The number of unread notifications. A stream writes it, so no query has this key. */
export const unreadKey = ownKey('unread')
