import type { Notice } from '@arot/contract'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../routes.ts'
import { memberLoader } from '../../session/memberLoader.ts'
import { usePaged } from '../../session/usePaged.ts'
import { notificationQueries } from '../queries.ts'
import { useRead } from '../useMarkAsRead.ts'
import { NoticesPage } from './page.tsx'

const isToDoIn = (search: URLSearchParams) => search.get('show') === 'to-do'

export const loader = memberLoader(({ prime, search }) => prime(notificationQueries.list(isToDoIn(search))))

export function Component() {
  const read = useRead()
  const navigate = useNavigate()
  const isToDo = isToDoIn(useSearchParams()[0])
  const notices = usePaged(notificationQueries.list(isToDo))

  return (
    <NoticesPage
      notices={notices}
      isToDo={isToDo}
      onToDoChange={(toDo) =>
        void navigate(toDo ? `${paths.notices}?show=to-do` : paths.notices, { preventScrollReset: true })
      }
      // Its page opens all the same where this fails, and it stays unread.
      onOpen={({ _id, readAt }: Notice) => void (readAt ?? read((calls) => calls.readNotice(_id)).catch(() => {}))}
      onReadAll={async () => {
        const newest = notices.data?.items[0]
        if (newest) await read((calls) => calls.readNotices(newest._id))
      }}
    />
  )
}
