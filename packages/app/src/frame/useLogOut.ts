import { useAlerts } from '@arot/ui/Alerts'
import { useToast } from '@arot/ui/Toast'
import { messages } from '../messages.ts'
import { authentication } from '../session/session.ts'

export function useLogOut() {
  const { alert } = useAlerts()
  const toast = useToast()
  return async () => {
    try {
      const { signOut } = await authentication()
      await signOut()
      void alert(messages.loggedOut)
    } catch (cause) {
      toast(messages.logoutFailed(cause))
    }
  }
}
