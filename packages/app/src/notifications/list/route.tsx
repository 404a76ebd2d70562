import { type Notice, noticeCalls } from '@arot/contract'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { paths } from '../../routes.ts'
import { memberOf } from '../../session/session.ts'
import { usePaged } from '../../session/usePaged.ts'
import { type LoaderArgs, useVisit } from '../../session/visit.ts'
import { notificationQueries, unreadKey } from '../queries.ts'
import { NoticesPage } from './page.tsx'

const isToDoIn = (search: string) => new URLSearchParams(search).get('show') === 'to-do'

export async function loader({ visit, request }: LoaderArgs) {
  if (!memberOf(await visit.session.whenReady())) return null
  await visit.data.prime(notificationQueries.list(isToDoIn(new URL(request.url).search)))
  return null
}

export function Component() {
  const { client } = useVisit()
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const isToDo = isToDoIn(useLocation().search)
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
