import type { NotificationSettings as Settings } from '@arot/contract'
import { NotificationSettings, type NotificationSettingsProps } from '@arot/trade/NotificationSettings'
import { ButtonLink } from '@arot/ui/Button'
import { EmptyState } from '@arot/ui/EmptyState'
import { ErrorState } from '@arot/ui/ErrorState'
import { Skeleton } from '@arot/ui/Skeleton'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { paths } from '../../routes.ts'
import type { QueryResult } from '../../session/useQuery.ts'
import { ConfirmAddress } from './ConfirmAddress.tsx'
import { EmailLanguage } from './EmailLanguage.tsx'

export type NotificationSettingsPageProps = Required<Pick<NotificationSettingsProps, 'isSupplier'>> & {
  settings: QueryResult<Settings | null>
  onEmailChange: NotificationSettingsProps['onValueChange']
  onLanguageChange: (language: Settings['language']) => Promise<void>
  onSendConfirmation: () => Promise<void>
  onCheckConfirmation: () => void
}

/** Which notifications are also sent by email, and in which language. */
export function NotificationSettingsPage(props: NotificationSettingsPageProps) {
  const back = (
    <ButtonLink variant="secondary" size="sm" href={paths.notifications}>
      {t('Notifications')}
    </ButtonLink>
  )
  return (
    <Page route="notificationSettings" aside={back}>
      <div className="max-w-3xl">
        <Content {...props} />
      </div>
    </Page>
  )
}

function Content({ settings: { data, error, retry }, isSupplier, ...acts }: NotificationSettingsPageProps) {
  if (data === null) return <EmptyState title={t('Notifications are not available here')} />
  if (data === undefined) {
    return error === undefined ? (
      <div className={card}>
        <p role="status" className="sr-only">
          {t('Loading your settings')}
        </p>
        {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
          <div key={place} className="flex h-11 items-center">
            <Skeleton className="h-4 w-2/3" />
          </div>
        ))}
      </div>
    ) : (
      <ErrorState title={t("We couldn't load your settings.")} onRetry={retry} />
    )
  }
  return (
    <div className="grid gap-6">
      {data.isEmailConfirmed === false ? (
        <ConfirmAddress onSend={acts.onSendConfirmation} onCheck={acts.onCheckConfirmation} />
      ) : null}
      <div className={card}>
        <NotificationSettings value={data.email} onValueChange={acts.onEmailChange} isSupplier={isSupplier} />
      </div>
      <div className={card}>
        <EmailLanguage value={data.language} onValueChange={acts.onLanguageChange} />
      </div>
    </div>
  )
}

const card = 'rounded-arot-card border border-arot-line bg-arot-surface p-4 shadow-arot-card arot-md:p-5'
