'use client'

import { formatYear } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'

/**
 * The year of the reader's clock. A server's clock, time zone or cache may be behind, and React keeps the server's text
 * if both differ. So the ref sets the text.
 */
export function CurrentYear({ year }: { year?: number | undefined }) {
  const { locale } = useHost()
  const current = String(year ?? new Date().getFullYear())
  const formatted = formatYear(current, locale)
  return (
    <time
      suppressHydrationWarning
      dateTime={current}
      ref={(element) => {
        if (element === null || element.textContent === formatted) return
        element.dateTime = current
        element.textContent = formatted
      }}
    >
      {formatted}
    </time>
  )
}
