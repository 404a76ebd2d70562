import { useLocation, useMatches } from 'react-router-dom'
import { useSite } from './site.ts'

/** The `handle` of a route whose page is for everybody, and so has an address to be found under. */
export const listed = 'listed'

/** The one address of what is shown, whatever filters follow it. */
export function PageAddress() {
  const { origin } = useSite()
  const { pathname } = useLocation()
  if (!useMatches().some(({ handle }) => handle === listed)) return null
  return (
    <>
      <meta property="og:url" content={origin + pathname} />
      <link rel="canonical" href={origin + pathname} />
    </>
  )
}
