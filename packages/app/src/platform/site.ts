import { createContext, use } from 'react'
import { paths } from '../routes.ts'
import type { Language } from './i18n/languages.ts'
import type { Config } from './settings.ts'

/** This market: its settings, the address that whole links to it begin with, and the language of this page. */
export type Site = {
  config: Config
  origin: string
  language: Language
  /** Of numbers and dates. */
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
