import { type Notice, type NoticeKind, type NoticeSettingsChange, noticeCalls } from '@arot/contract'
import { useSWRConfig } from 'swr'
import { usePaged } from '../../session/paged.ts'
import { memberOf } from '../../session/session.ts'
import { useRead } from '../../session/useRead.ts'
import { type LoaderArgs, useVisit } from '../../session/visit.ts'
import { tradeReads, unreadKey } from '../reads.ts'
import { NoticesPage } from './page.tsx'

export async function loader({ visit }: LoaderArgs) {
  if (!memberOf(await visit.session.whenKnown())) return null
  await Promise.all([visit.data.prime(tradeReads.notices()), visit.data.prime(tradeReads.noticeSettings())])
  return null
}

export function Component() {
  const { client } = useVisit()
  const { mutate } = useSWRConfig()
  const notices = usePaged(tradeReads.notices())
  const settings = useRead(tradeReads.noticeSettings())
  const calls = noticeCalls(client.call)

  async function note(unread: Promise<number>) {
    await mutate([...unreadKey], await unread, { revalidate: false })
    notices.retry()
  }

  async function change(change: NoticeSettingsChange) {
    const changed = await calls.changeNoticeSettings(change)
    await mutate([...tradeReads.noticeSettings().key], changed, { revalidate: false })
  }

  return (
    <NoticesPage
      notices={notices}
      settings={settings}
      // Its page opens all the same where this fails, and it stays unread.
      onOpen={({ _id, readAt }: Notice) => void (readAt ?? note(calls.readNotice(_id)).catch(() => {}))}
      onReadAll={async () => {
        const newest = notices.data?.items[0]
        if (newest) await note(calls.readNotices(newest._id))
      }}
      onEmailChange={(kind: NoticeKind, isOn: boolean) => change({ email: { [kind]: isOn } })}
      onLanguageChange={(language) => change({ language })}
    />
  )
}
