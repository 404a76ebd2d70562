import { createContext, use } from 'react'
import { paths } from '../routes.ts'
import type { Language } from './i18n/languages.ts'
import type { Config } from './settings.ts'

/** The market's settings, the origin of its absolute links, and the language of this page. */
export type Site = {
  config: Config
  origin: string
  language: Language
  /** The locale of numbers and dates. */
  locale: string
}

export const SiteContext = createContext<Site | null>(null)

export function useSite(): Site {
  const site = use(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext above it.')
  return site
}

export function useBrand() {
  const { config } = useSite()
  return { name: config.brandName, href: paths.home }
}
