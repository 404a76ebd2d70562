import { useAlerts } from '@arot/ui/Alerts'
import { useToast } from '@arot/ui/Toast'
import { useLocation, useNavigate } from 'react-router-dom'
import { outlivesSession, paths } from '../addresses.ts'
import { messages } from '../messages.ts'
import { useVisit } from '../visit.ts'

export function useLogOut() {
  const { alert } = useAlerts()
  const toast = useToast()
  const { session } = useVisit()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return async () => {
    try {
      const { signOut } = await session.authentication()
      await signOut()
      if (outlivesSession(pathname)) void navigate(paths.login, { replace: true, state: { from: pathname } })
      void alert(messages.loggedOut)
    } catch (cause) {
      toast(messages.logoutFailed(cause))
    }
  }
}
