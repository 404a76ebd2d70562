import PQueue from 'p-queue'
import type { Database, Queries, Stop } from '../../platform/db/database.ts'
import {
  countUnread,
  findNotifications,
  type NotificationRow,
  notificationChannel,
  sinceNewest,
} from './notification.store.ts'

export type FeedUpdate = {
  /** New notifications, oldest first. */
  notifications: NotificationRow[]
  unread: number
  /** Milliseconds since the newest notification came, for readers who may have missed some. */
  newestAgo?: number | undefined
}

type Reader = (update: FeedUpdate) => void

/** Of a longer burst only this many notifications are read. The count covers all. */
const mostAtOnce = 20

/** Accounts that are read for at once. After a reconnect all of them are due, and other requests need the database too. */
const readingsAtOnce = 4

type Feed = {
  readers: Set<Reader>
  /** Readers who have had no update yet. */
  newcomers: Set<Reader>
  ids: string[]
  hasChanged: boolean
  hasMissed: boolean
  isReading: boolean
  retry?: NodeJS.Timeout | undefined
  /** What was last read; `newestAt` by `performance.now()`. */
  lastRead?: { unread: number; newestAt: number | undefined } | undefined
}

export type NotificationFeeds = ReturnType<typeof createNotificationFeeds>

/**
 * One feed for each account with open streams in this process. Whatever changes is read once, however many streams the
 * account has open, and what changes during a reading is read together after it. A reading that fails is tried again.
 */
export function createNotificationFeeds(db: Queries, fail: (error: unknown) => void, retryMs = 1_000) {
  const feeds = new Map<string, Feed>()
  const readings = new PQueue({ concurrency: readingsAtOnce })

  /** Reads what changed since the last reading, and how many are unread. */
  async function read(uid: string, feed: Feed): Promise<FeedUpdate> {
    const { ids } = feed
    const asksNewest = feed.hasMissed || !feed.lastRead
    Object.assign(feed, { ids: [], hasChanged: false, hasMissed: false, lastRead: undefined })
    try {
      const notifications = ids.length > 0 ? await findNotifications(db, uid, ids) : []
      // One that stands for others has hidden some that a reader's list has: it is to be loaded again.
      const newestAgo =
        asksNewest || notifications.some(({ more }) => more > 0) ? await sinceNewest(db, uid) : undefined
      return { notifications, newestAgo, unread: await countUnread(db, uid) }
    } catch (error) {
      Object.assign(feed, { ids: [...ids, ...feed.ids].slice(-mostAtOnce), hasChanged: true, hasMissed: true })
      throw error
    }
  }

  async function readAndTell(uid: string, feed: Feed) {
    const before = feed.lastRead
    const readers = [...feed.readers].filter((reader) => !feed.newcomers.has(reader))
    const update = await readings.add(() => read(uid, feed))
    const ago = update.notifications.length > 0 ? 0 : update.newestAgo
    const newestAt = ago === undefined ? before?.newestAt : performance.now() - ago
    feed.lastRead = { unread: update.unread, newestAt }
    for (const reader of readers) if (feed.readers.has(reader)) reader(update)
  }

  async function bringUpToDate(uid: string, feed: Feed) {
    if (feed.isReading) return
    feed.isReading = true
    try {
      while (feed.hasChanged || feed.newcomers.size > 0) {
        if (feed.hasChanged || !feed.lastRead) await readAndTell(uid, feed)
        if (feed.lastRead) welcomeAll(feed, feed.lastRead)
      }
    } catch (error) {
      fail(error)
      feed.retry ??= setTimeout(() => {
        feed.retry = undefined
        if (feed.readers.size > 0) void bringUpToDate(uid, feed)
      }, retryMs).unref()
    } finally {
      feed.isReading = false
    }
  }

  function change(uid: string, feed: Feed, { id, isMissed = false }: { id?: string | undefined; isMissed?: boolean }) {
    if (id !== undefined) feed.ids = [...feed.ids, id].slice(-mostAtOnce)
    feed.hasChanged = true
    feed.hasMissed ||= isMissed
    void bringUpToDate(uid, feed)
  }

  return {
    /** How many accounts have open streams. */
    size: () => feeds.size,
    /** A notification with this id came, or without one: the number of unread ones changed. */
    hear({ uid, id }: { uid: string; id?: string }) {
      const feed = feeds.get(uid)
      if (feed) change(uid, feed, { id })
    },
    /** Notifications may have been missed: everything is read again. */
    hearAll() {
      for (const [uid, feed] of feeds) change(uid, feed, { isMissed: true })
    },
    /** Tells the reader how things are, and then each change. The answer ends it. */
    subscribe(uid: string, reader: Reader): () => void {
      const feed: Feed = feeds.get(uid) ?? {
        ...{ readers: new Set(), newcomers: new Set(), ids: [] },
        ...{ hasChanged: false, hasMissed: false, isReading: false },
      }
      feeds.set(uid, feed)
      feed.readers.add(reader)
      feed.newcomers.add(reader)
      void bringUpToDate(uid, feed)
      return () => {
        feed.readers.delete(reader)
        feed.newcomers.delete(reader)
        if (feed.readers.size === 0 && feeds.get(uid) === feed) feeds.delete(uid)
      }
    },
  }
}

/** Newcomers get what was read last, and later changes with everybody else. */
function welcomeAll({ newcomers }: Feed, { unread, newestAt }: NonNullable<Feed['lastRead']>) {
  const newestAgo = newestAt === undefined ? undefined : Math.round(performance.now() - newestAt)
  for (const reader of newcomers) reader({ notifications: [], unread, newestAgo })
  newcomers.clear()
}

/** Feeds them from the database. */
export function followNotifications(feeds: NotificationFeeds, db: Database): Promise<Stop> {
  return db.listen(
    notificationChannel,
    (payload) => feeds.hear(JSON.parse(payload)),
    () => feeds.hearAll(),
  )
}
