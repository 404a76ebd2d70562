import { useLocation, useMatches } from 'react-router-dom'
import { useSite } from '../platform/site.ts'

/** The one address of what is shown, whatever filters follow it: of pages that are to be found. */
export function PageAddress() {
  const { origin } = useSite()
  const { pathname } = useLocation()
  const isIndexed = useMatches().some(({ handle }) => (handle as { isIndexed?: boolean } | undefined)?.isIndexed)
  if (!isIndexed) return null
  return (
    <>
      <meta property="og:url" content={origin + pathname} />
      <link rel="canonical" href={origin + pathname} />
    </>
  )
}
