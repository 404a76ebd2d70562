import { useLocation } from 'react-router-dom'
import { paths } from '../../routes.ts'
import { messages } from '../messages.ts'
import { useVisit, type Visit } from '../visit.ts'
import { ForgotPasswordPage } from './page.tsx'

export function Component() {
  const address = new URLSearchParams(useLocation().search)
  const { config, session } = useVisit()
  return (
    <ForgotPasswordPage
      email={address.get('email') ?? ''}
      loginHref={paths.login}
      webmailHref={config.webmailUrl}
      onSubmit={async ({ email }) => {
        if (config.sendsPasswordReset) await sendReset(session, email)
        // The browser's own alert, as the specification says. Then the mailbox opens in a new tab, unless a blocker
        // forbids it.
        window.alert(messages.resetSent(email))
        window.open(config.webmailUrl, '_blank', 'noopener')
      }}
    />
  )
}

/** Hides whether the address has an account. */
async function sendReset({ authentication }: Visit['session'], email: string) {
  const { sendPasswordReset } = await authentication()
  await sendPasswordReset(email).catch(() => {})
}
