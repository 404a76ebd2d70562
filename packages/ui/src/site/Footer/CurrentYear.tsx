'use client'

/**
 * The year, also in a page that a server drew: its clock, its time zone or its cache may be behind the reader's, so
 * the reader's own clock has the last word. React keeps the server's text where both differ, hence the ref.
 */
export function CurrentYear({ year }: { year?: number | undefined }) {
  const current = String(year ?? new Date().getFullYear())
  return (
    <time
      suppressHydrationWarning
      dateTime={current}
      ref={(element) => {
        if (element === null || element.textContent === current) return
        element.dateTime = current
        element.textContent = current
      }}
    >
      {current}
    </time>
  )
}
