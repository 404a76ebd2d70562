import type { Database, Stop } from './db/database.ts'
import { noticeChannel } from './stores/notices.ts'

/** What a tab is told of: a notice by its id, or, without one, that the number unread has changed. */
type Tell = (noticeId: string | undefined) => void

export type NoticeBoard = ReturnType<typeof createNoticeBoard>

/** Who of this process's readers hears of what; each by their own uid alone. */
export function createNoticeBoard() {
  const readers = new Map<string, Set<Tell>>()
  return {
    hear({ uid, id }: { uid: string; id?: string }) {
      for (const tell of readers.get(uid) ?? []) tell(id)
    },
    /** Notices may have been missed: everybody looks again. */
    hearAll() {
      for (const tells of readers.values()) for (const tell of tells) tell(undefined)
    },
    subscribe(uid: string, tell: Tell) {
      const tells = readers.get(uid) ?? new Set()
      readers.set(uid, tells.add(tell))
      return () => {
        tells.delete(tell)
        if (tells.size === 0 && readers.get(uid) === tells) readers.delete(uid)
      }
    },
  }
}

/** Feeds the board from the database. */
export function followNotices(board: NoticeBoard, db: Database): Promise<Stop> {
  return db.listen(
    noticeChannel,
    (payload) => board.hear(JSON.parse(payload)),
    () => board.hearAll(),
  )
}
