import type { Member } from '@arot/contract'
import { Banner } from '@arot/ui/Banner'
import { ButtonLink } from '@arot/ui/Button'
import { t } from '../../platform/i18n/words.ts'
import { useSite } from '../../platform/site.ts'
import { paths } from '../../routes.ts'
import { memberQuery } from '../../session/memberQuery.ts'
import { useQuery } from '../../session/useQuery.ts'

/** The tasks of the signed-in member. Asks nothing that the corner of the bar does not ask. */
export const MemberTasks = () => <Tasks {...useQuery(memberQuery).data} />

export type TasksProps = Partial<Pick<Member, 'ordersToAnswer' | 'offersToAnswer' | 'verificationsToDecide'>>

/** What waits for a supplier or an operator, each with the way to it. Draws nothing if nothing waits. */
export function Tasks({ ordersToAnswer = 0, offersToAnswer = 0, verificationsToDecide = 0 }: TasksProps) {
  const { locale } = useSite()
  const figure = (count: number) => ({ count: new Intl.NumberFormat(locale).format(count) })
  const tasks = [
    {
      count: ordersToAnswer,
      href: `${paths.orders}?side=sold&state=placed`,
      label: ordersToAnswer === 1 ? t('1 order') : t('{count} orders', figure(ordersToAnswer)),
    },
    {
      count: offersToAnswer,
      href: `${paths.offers}?side=sold&state=open`,
      label: offersToAnswer === 1 ? t('1 offer') : t('{count} offers', figure(offersToAnswer)),
    },
    {
      count: verificationsToDecide,
      href: paths.operator,
      label:
        verificationsToDecide === 1
          ? t('1 verification request')
          : t('{count} verification requests', figure(verificationsToDecide)),
    },
  ].filter(({ count }) => count > 0)
  if (tasks.length === 0) return null
  return (
    <Banner
      data-slot="tasks"
      // The links stand beside the words, and the strip near what it stands above.
      className="-mb-4 arot-md:-mb-6 [&_[data-slot=banner-words]]:grow-0 [&_[data-slot=banner-words]]:basis-auto"
      title={t('Waiting for you')}
      action={tasks.map(({ href, label }) => (
        <ButtonLink key={href} variant="link" size="sm" href={href}>
          {label}
        </ButtonLink>
      ))}
    />
  )
}
