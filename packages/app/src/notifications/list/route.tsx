import { type Notice, noticeCalls } from '@arot/contract'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { paths } from '../../routes.ts'
import { memberLoader } from '../../session/memberLoader.ts'
import { usePaged } from '../../session/usePaged.ts'
import { useVisit } from '../../session/visit.ts'
import { notificationQueries, unreadKey } from '../queries.ts'
import { NoticesPage } from './page.tsx'

const isToDoIn = (search: URLSearchParams) => search.get('show') === 'to-do'

export const loader = memberLoader(({ prime, search }) => prime(notificationQueries.list(isToDoIn(search))))

export function Component() {
  const { client } = useVisit()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const isToDo = isToDoIn(useSearchParams()[0])
  const notices = usePaged(notificationQueries.list(isToDo))
  const calls = noticeCalls(client.call)

  async function note(unread: Promise<number>) {
    await mutate([...unreadKey], await unread, { revalidate: false })
    notices.retry()
  }

  return (
    <NoticesPage
      notices={notices}
      isToDo={isToDo}
      onToDoChange={(toDo) =>
        void navigate(toDo ? `${paths.notices}?show=to-do` : paths.notices, { preventScrollReset: true })
      }
      // Its page opens all the same where this fails, and it stays unread.
      onOpen={({ _id, readAt }: Notice) => void (readAt ?? note(calls.readNotice(_id)).catch(() => {}))}
      onReadAll={async () => {
        const newest = notices.data?.items[0]
        if (newest) await note(calls.readNotices(newest._id))
      }}
    />
  )
}
