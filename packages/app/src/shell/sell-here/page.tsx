import { ButtonLink } from '@arot/ui/Button'
import { t } from '../../platform/i18n/words.ts'
import { Page } from '../../platform/Page.tsx'
import { useSite } from '../../platform/site.ts'
import { paths } from '../../routes.ts'

const steps = () => [
  { title: t('Create an account'), text: t('Register with your email address or your Google account.') },
  {
    title: t('Fill in your supplier page'),
    text: t(
      'Your name, your location, what you sell and your minimum order value. Buyers can open this page from each of your products.',
    ),
  },
  {
    title: t('Get verified'),
    text: t(
      'Send your trade licence number and a picture of the licence. Once we have checked them, your products show the verified mark.',
    ),
  },
  {
    title: t('Add your products'),
    text: t(
      'Add them one by one, or all at once from a spreadsheet. You set the minimum order, carton size, prices and stock.',
    ),
  },
  {
    title: t('Manage your orders'),
    text: t(
      'We notify you of every order and offer. Accept or decline it, ship it with a tracking code, and the buyer confirms the delivery.',
    ),
  },
]

/** How to become a supplier, with the reader's next step. */
export function SellHerePage({ isMember = false }: { isMember?: boolean }) {
  const { locale } = useSite()
  const number = new Intl.NumberFormat(locale)
  return (
    <Page
      route="sellHere"
      description={t('How to sell wholesale here: open a supplier page, get verified and take orders.')}
    >
      <ol className="grid gap-4 arot-md:grid-cols-2 arot-lg:gap-6 arot-xl:grid-cols-3">
        {steps().map(({ title, text }, index) => (
          <li
            key={title}
            className="grid content-start gap-2 rounded-arot-card border border-arot-line bg-arot-surface p-6 shadow-arot-card"
          >
            <span className="font-bold text-arot-15 text-arot-brand tabular-nums">{number.format(index + 1)}</span>
            <h2 className="font-arot-display font-bold text-arot-20 tracking-tight">{title}</h2>
            <p className="text-pretty text-arot-14 text-arot-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap gap-3">
        {isMember ? (
          <>
            <ButtonLink href={paths.ownSupplier}>{t('My Supplier Page')}</ButtonLink>
            <ButtonLink href={paths.addProduct} variant="secondary">
              {t('Add Product')}
            </ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink href={paths.register}>{t('Register')}</ButtonLink>
            <ButtonLink href={paths.login} variant="secondary">
              {t('Login')}
            </ButtonLink>
          </>
        )}
      </div>
    </Page>
  )
}
