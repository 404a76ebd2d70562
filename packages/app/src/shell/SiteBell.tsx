import { NoticeBell } from '@arot/ui/NoticeBell'
import useSWR from 'swr'
import { unreadKey } from '../notifications/queries.ts'
import { useNotificationStream } from '../notifications/useNotificationStream.ts'
import { paths } from '../routes.ts'
import { useMember } from '../session/useSession.ts'

/** How many notices are unread, as they come. */
export function SiteBell() {
  const member = useMember()
  useNotificationStream(member?.id)
  const { data } = useSWR<number>(unreadKey, null)
  return <NoticeBell href={paths.notices} unread={data} />
}
