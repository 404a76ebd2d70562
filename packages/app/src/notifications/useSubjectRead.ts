import { type NoticeSubject, noticeCalls } from '@arot/contract'
import { useEffect, useRef } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { useVisit } from '../session/visit.ts'
import { notificationQueries, unreadKey } from './queries.ts'

/**
 * Whoever looks at an order or an offer has read what was told of it, however they came to it, and what comes meanwhile.
 * Nothing is asked while the bell knows of nothing unread.
 */
export function useSubjectRead(subject: NoticeSubject | undefined) {
  const { client, data } = useVisit()
  const { mutate } = useSWRConfig()
  const { data: unread = 0 } = useSWR<number>(unreadKey, null)
  const asked = JSON.stringify(subject)
  /** What it was about, and how many were left: those are about something else. */
  const done = useRef('')

  useEffect(() => {
    if (asked === undefined || unread === 0 || done.current === `${asked} ${unread}`) return
    done.current = `${asked} ${unread}`
    async function note(about: NoticeSubject) {
      const left = await noticeCalls(client.call).readNoticesAbout(about)
      if (left >= unread) return
      done.current = `${asked} ${left}`
      await mutate([...unreadKey], left, { revalidate: false })
      await data.renew(isOfNotices)
    }
    // The page is there all the same where this fails, and they stay unread.
    void note(JSON.parse(asked)).catch(() => {})
  }, [asked, unread, client, data, mutate])
}

const [own, notices] = notificationQueries.list().key
const isOfNotices = (key: unknown) => Array.isArray(key) && key[0] === own && key[1] === notices
