import { watchNotices } from '@arot/contract'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { isOfSession } from '../platform/queries.ts'
import { useVisit } from '../session/visit.ts'
import { unreadKey } from './queries.ts'

/** While the tab is visible, updates the number of unread notifications and refetches what they are about. */
export function useNotificationStream(memberId: string | undefined) {
  const { client, data } = useVisit()
  const { mutate } = useSWRConfig()
  useEffect(() => {
    if (memberId === undefined) return
    let watching: AbortController | undefined

    function follow() {
      if (document.visibilityState === 'hidden') return stop()
      if (watching) return
      watching = new AbortController()
      const { signal } = watching
      const onUnread = (count: number) => {
        if (!signal.aborted) void mutate(unreadKey, count, { revalidate: false })
      }
      const renew = () => {
        if (!signal.aborted) void data.renew(isOfSession)
      }
      // What goes wrong is tried again within it; a session that has ended begins anew with the next.
      void watchNotices(client.call, { signal, onUnread, onNotice: renew, onMissed: renew }).catch(() => {})
    }

    function stop() {
      watching?.abort()
      watching = undefined
    }

    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      stop()
    }
  }, [memberId, client, data, mutate])
}
