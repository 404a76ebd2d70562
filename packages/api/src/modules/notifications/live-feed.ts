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
  /** Milliseconds since the newest notification, for clients that may have missed some. */
  newestAgo?: number | undefined
}

type Reader = (update: FeedUpdate) => void

/** The most notifications that are read of a long burst. The count covers all. */
const mostAtOnce = 20

/** Accounts that are read at once. After a reconnect all of them need it, and other requests need the database too. */
const readingsAtOnce = 4

type Feed = {
  readers: Set<Reader>
  /** Streams without an update yet. */
  newcomers: Set<Reader>
  ids: string[]
  hasChanged: boolean
  hasMissed: boolean
  isReading: boolean
  retry?: NodeJS.Timeout | undefined
  /** The last result. `newestAt` is a time of `performance.now()`. */
  lastRead?: { unread: number; newestAt: number | undefined } | undefined
}

export type NotificationFeeds = ReturnType<typeof createNotificationFeeds>

/**
 * One feed for each account with open streams in this process. A change is read once for all streams of the account.
 * Changes during a read are read together after it, and a failed read is repeated.
 */
export function createNotificationFeeds(db: Queries, fail: (error: unknown) => void, retryMs = 1_000) {
  const feeds = new Map<string, Feed>()
  const readings = new PQueue({ concurrency: readingsAtOnce })

  /** Reads the changes since the last read, and the number of unread notifications. */
  async function read(uid: string, feed: Feed): Promise<FeedUpdate> {
    const { ids } = feed
    const asksNewest = feed.hasMissed || !feed.lastRead
    Object.assign(feed, { ids: [], hasChanged: false, hasMissed: false, lastRead: undefined })
    try {
      const notifications = ids.length > 0 ? await findNotifications(db, uid, ids) : []
      // A grouped notification hides some that the client has in its list, so the client must reload it.
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
    /** With an id: a new notification. Without: the number of unread ones changed. */
    receive({ uid, id }: { uid: string; id?: string }) {
      const feed = feeds.get(uid)
      if (feed) change(uid, feed, { id })
    },
    /** Notifications may have been missed, so everything is read again. */
    hearAll() {
      for (const [uid, feed] of feeds) change(uid, feed, { isMissed: true })
    },
    /** Sends the reader the current state and then each change. Returns a function that ends it. */
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

/** New streams get the last result, and later changes like all others. */
function welcomeAll({ newcomers }: Feed, { unread, newestAt }: NonNullable<Feed['lastRead']>) {
  const newestAgo = newestAt === undefined ? undefined : Math.round(performance.now() - newestAt)
  for (const reader of newcomers) reader({ notifications: [], unread, newestAgo })
  newcomers.clear()
}

/** Sends the database's notifications to the feeds. */
export function followNotifications(feeds: NotificationFeeds, db: Database): Promise<Stop> {
  return db.listen(
    notificationChannel,
    (payload) => feeds.receive(JSON.parse(payload)),
    () => feeds.hearAll(),
  )
}
