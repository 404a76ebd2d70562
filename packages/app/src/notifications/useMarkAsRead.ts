import { type NoticeSubject, noticeCalls } from '@arot/contract'
import { useEffect, useRef } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { useVisit } from '../session/visit.ts'
import { notificationQueries, unreadKey } from './queries.ts'

/**
 * Marks the notifications about an order or offer as read while its page is open, including new ones.
 * Sends nothing while no notification is unread.
 */
export function useMarkAsRead(subject: NoticeSubject | undefined) {
  const { client, data } = useVisit()
  const { mutate } = useSWRConfig()
  const { data: unread = 0 } = useSWR<number>(unreadKey, null)
  const subjectKey = JSON.stringify(subject)
  /** What it was about, and how many were left: those are about something else. */
  const done = useRef('')

  useEffect(() => {
    if (subjectKey === undefined || unread === 0 || done.current === `${subjectKey} ${unread}`) return
    done.current = `${subjectKey} ${unread}`
    async function note(about: NoticeSubject) {
      const left = await noticeCalls(client.call).readNoticesAbout(about)
      if (left >= unread) return
      done.current = `${subjectKey} ${left}`
      await mutate([...unreadKey], left, { revalidate: false })
      await data.renew(isOfNotices)
    }
    // The page is there all the same where this fails, and they stay unread.
    void note(JSON.parse(subjectKey)).catch(() => {})
  }, [subjectKey, unread, client, data, mutate])
}

const [own, notices] = notificationQueries.list().key
const isOfNotices = (key: unknown) => Array.isArray(key) && key[0] === own && key[1] === notices
