import { type manyValued, mostChosen } from '@arot/contract'
import { Banner } from '@arot/ui/Banner'
import { t } from '../platform/i18n/words.ts'
import { useSite } from '../platform/site.ts'

/** Warns that the address has more filters than the list applies. Without it the list would look complete. */
export function FilterLimitNotice({ of }: { of: (typeof manyValued)[number] }) {
  const { locale } = useSite()
  const count = new Intl.NumberFormat(locale).format(mostChosen)
  return (
    <Banner
      title={
        of === 'brand'
          ? t('Only {count} brands are applied', { count })
          : t('Only {count} categories are applied', { count })
      }
      text={t('This link has more filters than you can use at once. We left out the rest.')}
      className="col-span-full"
    />
  )
}
