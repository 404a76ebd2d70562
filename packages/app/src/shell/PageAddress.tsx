import { useLocation, useMatches } from 'react-router-dom'
import { allLanguages, pathIn } from '../platform/i18n/languages.ts'
import { useSite } from '../platform/site.ts'

/** The canonical address and those in other languages, without filters, on pages that search engines index. */
export function PageAddress() {
  const { origin, language } = useSite()
  const { pathname } = useLocation()
  const isIndexed = useMatches().some(({ handle }) => (handle as { isIndexed?: boolean } | undefined)?.isIndexed)
  if (!isIndexed) return null
  const here = origin + pathIn(language, pathname)
  return (
    <>
      <meta property="og:url" content={here} />
      <link rel="canonical" href={here} />
      {allLanguages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={origin + pathIn(other, pathname)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + pathname} />
    </>
  )
}
