import { type Notice, noticeCalls } from '@arot/contract'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../routes.ts'
import { memberLoader } from '../../session/memberLoader.ts'
import { useSend } from '../../session/useAction.ts'
import { usePaged } from '../../session/usePaged.ts'
import { isOfNotices, notificationQueries, unreadKey } from '../queries.ts'
import { NoticesPage } from './page.tsx'

const isToDoIn = (search: URLSearchParams) => search.get('show') === 'to-do'

export const loader = memberLoader(({ prime, search }) => prime(notificationQueries.list(isToDoIn(search))))

export function Component() {
  const send = useSend()
  const navigate = useNavigate()
  const isToDo = isToDoIn(useSearchParams()[0])
  const notices = usePaged(notificationQueries.list(isToDo))

  /** `mark` resolves to how many are left unread. */
  const markAsRead = (mark: (calls: ReturnType<typeof noticeCalls>) => Promise<number>) =>
    send({
      request: ({ call }) => mark(noticeCalls(call)),
      replaces: { key: unreadKey },
      revalidates: [isOfNotices],
    })

  return (
    <NoticesPage
      notices={notices}
      isToDo={isToDo}
      onToDoChange={(toDo) =>
        void navigate(toDo ? `${paths.notices}?show=to-do` : paths.notices, { preventScrollReset: true })
      }
      // If this fails, its page opens anyway and it stays unread.
      onOpen={({ _id, readAt }: Notice) =>
        void (readAt ?? markAsRead((calls) => calls.readNotice(_id)).catch(() => {}))
      }
      onReadAll={async () => {
        const newest = notices.data?.items[0]
        if (newest) await markAsRead((calls) => calls.readNotices(newest._id))
      }}
    />
  )
}
