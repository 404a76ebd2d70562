import type { Notice, NoticeSettings as Settings } from '@arot/contract'
import { NoticeList, type NoticeListProps } from '@arot/ui/NoticeList'
import { NoticeSettings, type NoticeSettingsProps } from '@arot/ui/NoticeSettings'
import { Select } from '@arot/ui/Select'
import { useState } from 'react'
import { languages } from '../../language/languages.ts'
import { t } from '../../language/words.ts'
import { PageHead } from '../../platform/PageHead.tsx'
import { PageTitle } from '../../platform/PageTitle.tsx'
import { offerHref, orderHref, paths, productHref } from '../../routes.ts'
import type { PagedReading } from '../../session/paged.ts'
import type { Reading } from '../../session/useRead.ts'

export type NoticesPageProps = Pick<NoticeListProps, 'onReadAll'> & {
  notices: PagedReading<Notice>
  settings: Reading<Settings | null>
  onOpen: (notice: Notice) => void
  onEmailChange: NoticeSettingsProps['onValueChange']
  onLanguageChange: (language: Settings['language']) => Promise<void>
}

/** What has happened, and what of it comes by e-mail too. */
export function NoticesPage({
  notices,
  settings,
  onOpen,
  onReadAll,
  onEmailChange,
  onLanguageChange,
}: NoticesPageProps) {
  const { data, error, isLoading, retry, onLoadMore, moreError } = notices
  return (
    <>
      <PageHead route="notices" />
      <PageTitle>{t('Notices')}</PageTitle>
      <div className="grid items-start gap-8 arot-lg:grid-cols-[minmax(0,1fr)_20rem]">
        <NoticeList
          notices={data?.items}
          hrefFor={subjectHref}
          onOpen={(notice) => onOpen(notice as Notice)}
          onReadAll={onReadAll}
          onLoadMore={onLoadMore}
          isLoading={isLoading}
          error={error ?? moreError}
          onRetry={retry}
        />
        {settings.data ? (
          <div className="grid gap-5 rounded-arot-card border border-arot-line bg-arot-surface p-5 shadow-arot-card print:hidden">
            <NoticeSettings value={settings.data.email} onValueChange={onEmailChange} />
            <LetterLanguage value={settings.data.language} onValueChange={onLanguageChange} />
          </div>
        ) : null}
      </div>
    </>
  )
}

type LetterLanguageProps = { value: Settings['language']; onValueChange: NoticesPageProps['onLanguageChange'] }

function LetterLanguage({ value, onValueChange }: LetterLanguageProps) {
  const [wanted, setWanted] = useState<Settings['language']>()
  const [hasFailed, setHasFailed] = useState(false)

  async function change(next: Settings['language']) {
    setWanted(next)
    setHasFailed(false)
    await onValueChange(next).catch(() => setHasFailed(true))
    setWanted(undefined)
  }

  return (
    <Select
      label={t('Language of the letters')}
      value={wanted ?? value}
      options={(['en', 'bn'] as const).map((one) => ({ value: one, label: languages[one].name }))}
      onValueChange={(next) => void change(next === 'bn' ? 'bn' : 'en')}
      error={hasFailed ? t('It could not be kept. Try again.') : undefined}
    />
  )
}

/** Where a notice leads: to its offer, its order, its product, or what the supplier sees of their own. */
function subjectHref({ subject }: Pick<Notice, 'subject'>) {
  if (subject.offerId) return offerHref({ _id: subject.offerId })
  if (subject.orderId) return orderHref({ _id: subject.orderId })
  if (subject.supplierId) return paths.ownSupplier
  return subject.productId ? productHref({ _id: subject.productId }) : paths.orders
}
