import { Button } from '@arot/ui/Button'
import { Printer } from 'lucide-react'
import { t } from './i18n/words.ts'
import { useSite } from './site.ts'

export function PrintButton() {
  return (
    <Button variant="secondary" icon={<Printer aria-hidden />} className="print:hidden" onClick={() => window.print()}>
      {t('Print')}
    </Button>
  )
}

type PrintHeadProps = {
  /** The person who prints. */
  reader?: { name: string; email: string } | undefined
}

/** Shown on paper only: the market's name, its contact, and who printed the page and when. */
export function PrintHead({ reader }: PrintHeadProps) {
  const { config, locale } = useSite()
  const today = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date())
  const { address, email, phone } = config.contact
  return (
    <div data-slot="paper-head" className="mb-4 hidden justify-between gap-6 text-arot-12 print:flex">
      <div>
        <p className="font-bold text-arot-15">{config.brandName}</p>
        <p>{address.replaceAll('\n', ', ')}</p>
        <p>
          {email} · {phone}
        </p>
      </div>
      <div className="text-end">
        {reader ? (
          <p>
            <bdi>{reader.name}</bdi> · <bdi>{reader.email}</bdi>
          </p>
        ) : null}
        <p>{t('Printed on {day}', { day: today })}</p>
      </div>
    </div>
  )
}
