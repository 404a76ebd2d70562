import { type NoticeSubject, noticeCalls } from '@arot/contract'
import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import { useSend } from '../session/useAction.ts'
import { isOfNotices, unreadKey } from './queries.ts'

/** Marks notifications as read. `read` makes the call, which answers how many are left unread. */
export function useRead() {
  const send = useSend()
  return (read: (calls: ReturnType<typeof noticeCalls>) => Promise<number>) =>
    send({ request: ({ call }) => read(noticeCalls(call)), replaces: { key: unreadKey }, revalidates: [isOfNotices] })
}

/**
 * Marks the notifications about an order or offer as read while its page is open, including new ones.
 * Sends nothing while no notification is unread.
 */
export function useMarkAsRead(subject: NoticeSubject | undefined) {
  const read = useRead()
  const { data: unread = 0 } = useSWR<number>(unreadKey, null)
  /** What it was about, and how many were left: those are about something else. */
  const done = useRef('')
  const name = JSON.stringify(subject)

  useEffect(() => {
    if (subject === undefined || unread === 0 || done.current === `${name} ${unread}`) return
    done.current = `${name} ${unread}`
    const reading = read(async ({ readNoticesAbout }) => {
      const left = await readNoticesAbout(subject)
      done.current = `${name} ${left}`
      return left
    })
    // The page is there all the same where this fails, and they stay unread.
    void reading.catch(() => {})
  })
}
