import { type NotificationKind, type NotificationSettingsChange, notificationCalls } from '@arot/contract'
import { memberLoader } from '../../session/memberLoader.ts'
import { memberQuery } from '../../session/memberQuery.ts'
import { useSend } from '../../session/useAction.ts'
import { useQuery } from '../../session/useQuery.ts'
import { useVisit } from '../../session/visit.ts'
import { notificationQueries } from '../queries.ts'
import { NotificationSettingsPage } from './page.tsx'

export const loader = memberLoader(({ prime }) =>
  Promise.all([prime(notificationQueries.settings()), prime(memberQuery)]),
)

export function Component() {
  const { session } = useVisit()
  const send = useSend()
  const settings = useQuery(notificationQueries.settings())
  const { data: member } = useQuery(memberQuery)

  async function change(change: NotificationSettingsChange) {
    await send({
      request: ({ call }) => notificationCalls(call).changeNotificationSettings(change),
      replaces: notificationQueries.settings(),
      revalidates: [],
    })
  }

  async function sendConfirmation() {
    const { sendEmailConfirmation } = await session.authentication()
    await sendEmailConfirmation()
  }

  /** The confirmation is part of the token, so a new token is needed to see a change. */
  async function checkConfirmation() {
    await session.idToken({ isRenewed: true })
    settings.retry()
  }

  return (
    <NotificationSettingsPage
      settings={settings}
      isSupplier={member?.supplierId !== undefined}
      onEmailChange={(kind: NotificationKind, isOn: boolean) => change({ email: { [kind]: isOn } })}
      onLanguageChange={(language) => change({ language })}
      onSendConfirmation={sendConfirmation}
      // A failure is retried the next time that the reader returns.
      onCheckConfirmation={() => void checkConfirmation().catch(() => {})}
    />
  )
}
