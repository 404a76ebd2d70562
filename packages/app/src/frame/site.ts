import { createContext, use } from 'react'
import { paths } from '../addresses.ts'
import { type Config, readConfig, type Settings } from '../settings.ts'

/** This market: its settings, and the address that whole links to it begin with. */
export type Site = { config: Config; origin: string }

// Where no visit is around a page, in a story, the build's own settings hold.
const ownSite: Site = { config: readConfig((import.meta.env ?? {}) as Settings), origin: '' }

export const SiteContext = createContext(ownSite)

export function useSite(): Site {
  return use(SiteContext)
}

export function useBrand() {
  const { config } = useSite()
  return { name: config.brandName, href: paths.home }
}
