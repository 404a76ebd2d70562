import type { IncomingHttpHeaders } from 'node:http'
import { allLanguages, type Language, languages } from '@arot/app/languages'
import Negotiator from 'negotiator'

const cookie = 'arot-language'

/** As long as browsers keep any cookie. */
const lasts = 400 * 24 * 60 * 60

const others = allLanguages.filter((language) => languages[language].prefix !== '')

/** What a browser is told to remember when a language was chosen. */
export function languageCookie(language: Language) {
  return `${cookie}=${language}; Path=/; SameSite=Lax; Max-Age=${lasts}`
}

/** What whoever opens an address without a language is given: what they chose, else what their browser asks for. */
export function languageFor({ cookie: cookies = '', 'accept-language': accepted = '' }: IncomingHttpHeaders): Language {
  const chosen = cookies.split(/;\s*/).find((one) => one.startsWith(`${cookie}=`))
  const chosenLanguage = allLanguages.find((language) => chosen === `${cookie}=${language}`)
  if (chosenLanguage) return chosenLanguage
  // Nearly nobody names another: reading what they do name costs as much as sending a page.
  const ranges = accepted.toLowerCase()
  if (!others.some((language) => ranges.includes(language))) return 'en'
  const best = new Negotiator({ headers: { 'accept-language': accepted } }).language([...allLanguages])
  return allLanguages.find((language) => language === best) ?? 'en'
}
