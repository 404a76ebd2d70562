import type { Member } from '@arot/contract'
import { Banner } from '@arot/ui/Banner'
import { ButtonLink } from '@arot/ui/Button'
import { useEffect, useRef } from 'react'
import { tasksHeightKey } from '../../platform/drafts.ts'
import { t } from '../../platform/i18n/words.ts'
import { useSite } from '../../platform/site.ts'
import { writeStored } from '../../platform/storage.ts'
import { paths } from '../../routes.ts'
import { memberQuery } from '../../session/memberQuery.ts'
import { useQuery } from '../../session/useQuery.ts'

/**
 * The tasks of the signed-in member. The navigation bar reads the same query. The next visit reserves their height before it
 * is painted (`boot/beforePaint.js`), so that the page does not move when they arrive.
 */
export function MemberTasks() {
  const { data } = useQuery(memberQuery)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (data && content.current)
      writeStored('localStorage', tasksHeightKey, `${content.current.getBoundingClientRect().height}px`)
  }, [data])
  // A member who returns to Home sees the tasks at once.
  useEffect(() => () => void document.documentElement.style.removeProperty('--tasks-height'), [])
  return (
    <div ref={content} className="flow-root">
      <Tasks {...data} />
    </div>
  )
}

export type TasksProps = Partial<Pick<Member, 'ordersToAnswer' | 'offersToAnswer' | 'verificationsToDecide'>>

/** Links to the tasks of a supplier or an operator. Draws nothing if there are none. */
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
      // `state=open` would also list offers that wait for the buyer.
      href: `${paths.notifications}?show=to-do`,
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
      className="mb-4"
      title={t('Waiting for you')}
      action={tasks.map(({ href, label }) => (
        <ButtonLink key={href} variant="link" size="sm" href={href}>
          {label}
        </ButtonLink>
      ))}
    />
  )
}
