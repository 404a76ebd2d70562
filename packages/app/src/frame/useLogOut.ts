import { useAlerts } from '@arot/ui/Alerts'
import { useToast } from '@arot/ui/Toast'
import { messages } from '../messages.ts'
import { useVisit } from '../visit.ts'

export function useLogOut() {
  const { alert } = useAlerts()
  const toast = useToast()
  const { session } = useVisit()
  return async () => {
    try {
      const { signOut } = await session.authentication()
      await signOut()
      void alert(messages.loggedOut)
    } catch (cause) {
      toast(messages.logoutFailed(cause))
    }
  }
}
