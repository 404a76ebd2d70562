import type { NotificationSettings } from '@arot/contract'
import { Select } from '@arot/ui/Select'
import { useState } from 'react'
import { languages } from '../../platform/i18n/languages.ts'
import { t } from '../../platform/i18n/words.ts'

type EmailLanguageProps = {
  value: NotificationSettings['language']
  onValueChange: (language: NotificationSettings['language']) => Promise<void>
}

/** The language of emails. A choice is saved at once. */
export function EmailLanguage({ value, onValueChange }: EmailLanguageProps) {
  const [wanted, setWanted] = useState<NotificationSettings['language']>()
  const [hasFailed, setHasFailed] = useState(false)

  async function change(next: NotificationSettings['language']) {
    setWanted(next)
    setHasFailed(false)
    await onValueChange(next).catch(() => setHasFailed(true))
    setWanted(undefined)
  }

  return (
    <Select
      label={t('Email language')}
      value={wanted ?? value}
      options={(['en', 'bn'] as const).map((one) => ({ value: one, label: languages[one].name }))}
      onValueChange={(next) => void change(next === 'bn' ? 'bn' : 'en')}
      error={hasFailed ? t("We couldn't save this. Try again.") : undefined}
      className="max-w-80"
    />
  )
}
