import { type NotificationSubject, notificationCalls } from '@arot/contract'
import { useEffect, useRef } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { useVisit } from '../session/visit.ts'
import { isOfNotifications, unreadKey } from './queries.ts'

/**
 * Marks the notifications about an order or offer as read while its page is open, including new ones.
 * Sends nothing while no notification is unread.
 */
export function useMarkAsRead(subject: NotificationSubject | undefined) {
  const { client, data } = useVisit()
  const { mutate } = useSWRConfig()
  const { data: unread = 0 } = useSWR<number>(unreadKey, null)
  /** The last subject and the number of unread notifications that remained. Those are about something else. */
  const done = useRef('')
  const name = JSON.stringify(subject)

  useEffect(() => {
    if (name === undefined || unread === 0 || done.current === `${name} ${unread}`) return
    done.current = `${name} ${unread}`
    async function markAsRead(about: NotificationSubject) {
      const left = await notificationCalls(client.call).readNotificationsAbout(about)
      // None was about this subject. The badge may be newer than this answer.
      if (left >= unread) return
      done.current = `${name} ${left}`
      await mutate([...unreadKey], left, { revalidate: false })
      await data.renew(isOfNotifications)
    }
    // The page works without it, and the notifications stay unread.
    void markAsRead(JSON.parse(name)).catch(() => {})
  }, [name, unread, client, data, mutate])
}
