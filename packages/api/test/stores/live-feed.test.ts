// The live feed repeats a failed read, so that no open stream misses a notification.
import { expect, test, vi } from 'vitest'
import { createNotificationFeeds, type FeedUpdate } from '../../src/modules/notifications/live-feed.ts'
import type { PreparedStatement, Queries } from '../../src/platform/db/database.ts'

test('a notification that could not be read is delivered once the database answers', async () => {
  const state = { isAway: false }
  const query = async ({ name }: PreparedStatement, [, ids]: [string, string[]?]) => {
    if (state.isAway) throw new Error('timeout exceeded when trying to connect')
    if (name === 'find-notifications') return (ids ?? []).map((id) => ({ id }))
    return name === 'count-unread' ? [{ unread: 1 }] : []
  }
  const fail = vi.fn()
  const feeds = createNotificationFeeds({ query } as unknown as Queries, fail, 1)
  const updates: FeedUpdate[] = []
  const stop = feeds.subscribe('reader', (update) => updates.push(update))
  await expect.poll(() => updates).toHaveLength(1)
  state.isAway = true
  feeds.receive({ uid: 'reader', id: 'n1' })
  await expect.poll(() => fail.mock.calls.length).toBeGreaterThan(2)
  state.isAway = false
  await expect.poll(() => updates.flatMap(({ notifications }) => notifications)).toMatchObject([{ id: 'n1' }])
  stop()
})
