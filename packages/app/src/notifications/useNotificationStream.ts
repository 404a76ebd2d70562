import { watchNotifications } from '@arot/contract'
import { useSWRConfig } from 'swr'
import { isOfSession } from '../platform/queries.ts'
import { useWhileVisible } from '../platform/useWhileVisible.ts'
import { useVisit } from '../session/visit.ts'
import { unreadKey } from './queries.ts'

/** While the tab is visible, updates the number of unread notifications and refetches what they are about. */
export function useNotificationStream(memberId: string | undefined) {
  const { client, data } = useVisit()
  const { mutate } = useSWRConfig()
  useWhileVisible(memberId, () => {
    const watching = new AbortController()
    const { signal } = watching
    const onUnread = (count: number) => {
      if (!signal.aborted) void mutate(unreadKey, count, { revalidate: false })
    }
    const renew = () => {
      if (!signal.aborted) void data.renew(isOfSession)
    }
    // The stream retries by itself. A new session starts a new stream.
    void watchNotifications(client.call, { signal, onUnread, onNotification: renew, onMissed: renew }).catch(() => {})
    return () => watching.abort()
  })
}
