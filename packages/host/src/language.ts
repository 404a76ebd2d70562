import type { IncomingHttpHeaders } from 'node:http'
import { allLanguages, type Language, languages } from '@arot/app/languages'
import Negotiator from 'negotiator'

const cookie = 'arot-language'

/** The longest time that browsers keep a cookie. */
const lasts = 400 * 24 * 60 * 60

const others = allLanguages.filter((language) => languages[language].prefix !== '')

/** The cookie that remembers the chosen language. */
export function languageCookie(language: Language) {
  return `${cookie}=${language}; Path=/; SameSite=Lax; Max-Age=${lasts}`
}

/** The language for an address without one: the chosen language, else the one that the browser prefers. */
export function languageFor({ cookie: cookies = '', 'accept-language': accepted = '' }: IncomingHttpHeaders): Language {
  const chosen = cookies.split(/;\s*/).find((one) => one.startsWith(`${cookie}=`))
  const chosenLanguage = allLanguages.find((language) => chosen === `${cookie}=${language}`)
  if (chosenLanguage) return chosenLanguage
  // Few browsers name another language, and parsing the header costs as much as sending a page.
  const ranges = accepted.toLowerCase()
  if (!others.some((language) => ranges.includes(language))) return 'en'
  const best = new Negotiator({ headers: { 'accept-language': accepted } }).language([...allLanguages])
  return allLanguages.find((language) => language === best) ?? 'en'
}
