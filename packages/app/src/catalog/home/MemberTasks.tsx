import { languages } from '../../platform/i18n/languages.ts'
import { useSite } from '../../platform/site.ts'
import { memberQuery } from '../../session/memberQuery.ts'
import { useQuery } from '../../session/useQuery.ts'
import { Tasks } from './Tasks.tsx'

/** The tasks of the signed-in member. Asks nothing that the corner of the bar does not ask. */
export function MemberTasks() {
  const { config, language } = useSite()
  return <Tasks {...useQuery(memberQuery).data} locale={languages[language].locale ?? config.locale} />
}
