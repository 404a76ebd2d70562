'use client'

import { formatYear } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'

/**
 * The year, also in a page that a server drew: its clock, its time zone or its cache may be behind the reader's, so
 * the reader's own clock has the last word. React keeps the server's text where both differ, hence the ref.
 */
export function CurrentYear({ year }: { year?: number | undefined }) {
  const { locale } = useHost()
  const current = String(year ?? new Date().getFullYear())
  const written = formatYear(current, locale)
  return (
    <time
      suppressHydrationWarning
      dateTime={current}
      ref={(element) => {
        if (element === null || element.textContent === written) return
        element.dateTime = current
        element.textContent = written
      }}
    >
      {written}
    </time>
  )
}
