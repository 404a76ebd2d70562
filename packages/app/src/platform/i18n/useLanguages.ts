import { useLocation } from 'react-router-dom'
import { renderedPath } from '../routeAt.ts'
import { useSite } from '../site.ts'
import { useInBrowser } from '../useInBrowser.ts'
import { allLanguages, languageParameter, languages, pathIn } from './languages.ts'

/** This page in each language. The links make the host remember the choice. */
export function useLanguages() {
  const { language } = useSite()
  const { pathname, search } = useLocation()
  const rendered = renderedPath(pathname)
  const path = useInBrowser(pathname, rendered)
  const query = new URLSearchParams(useInBrowser(search, ''))
  return allLanguages.map((lang) => {
    query.set(languageParameter, lang)
    return {
      lang,
      name: languages[lang].name,
      href: `${pathIn(lang, path)}?${query}`,
      isCurrent: lang === language,
    }
  })
}
