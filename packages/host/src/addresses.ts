import { allLanguages, type Language, languageAt, languageParameter, pathIn, pathInEnglish } from '@arot/app/languages'
import { changeAddress, filterOf, filterValuesOf, viewOf } from '@arot/app/list-address'
import { renderedPath, routeAt } from '@arot/app/route-at'
import { type Route, type RouteName, routes } from '@arot/app/routes'

export type Page = {
  name: RouteName
  route: Route
  language: Language
  /** The path in English. */
  path: string
  /** The address to render. Addresses that look the same share one, so that the page is rendered once. */
  address: string
}

/** The result of a request target: a page, a redirect on this host, or an error status. */
export type ResolvedAddress =
  | { page: Page }
  | { location: string }
  | { choice: Language; location: string }
  | { status: 400 | 414 }

/** Longer than any address that the app makes. */
const longest = 2_000

/** Longer than any name, id or email in an address. */
const longestPart = 320

/**
 * Reads the target of a request, which may be any text. The result never points to another host, and every way to write
 * an address has the same result.
 */
export function resolveAddress(target: string): ResolvedAddress {
  if (target.length > longest) return { status: 414 }
  const { path: whole, search } = splitTarget(target)
  const language = languageAt(whole)
  const path = pathInEnglish(whole).replace(/^\/notices(?=\/|$)/, '/notifications') // In emails from before 2026-12.
  const parts = readParts(path)
  if (parts === null) return { status: 400 }
  const wellFormed = `/${parts.map(encodeURIComponent).join('/')}`
  const name = parts.some((part) => part.length > longestPart) ? 'notFound' : routeAt(wellFormed)
  const route: Route = routes[name]
  const canonicalPath = name === 'notFound' ? withoutExtraSlashes(path) : asTheRoute(route.path, parts)
  const choice = languageIn(search)
  if (choice) return { choice, location: pathIn(choice, canonicalPath) + withoutChoice(search) }
  if (pathIn(language, canonicalPath) !== whole) return { location: pathIn(language, canonicalPath) + search }
  const query = route.access === 'member' ? '' : queryOf(route, search)
  const address = pathIn(language, name === 'notFound' ? '/404' : renderedPath(canonicalPath)) + query
  return { page: { name, route, language, path: canonicalPath, address } }
}

export function splitTarget(target: string) {
  const end = target.indexOf('?')
  return end < 0 ? { path: target, search: '' } : { path: target.slice(0, end), search: target.slice(end) }
}

/** The decoded parts of a path. Null if the path is malformed or ambiguous. */
export function readParts(path: string): string[] | null {
  if (!/^\/[!-~]*$/.test(path) || /[\\#]/.test(path)) return null
  try {
    const parts = path
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent)
    return parts.some((part) => part === '.' || part === '..' || isUnprintable(part)) ? null : parts
  } catch {
    return null
  }
}

function isUnprintable(part: string) {
  return /\p{Cc}/u.test(part)
}

/** The language that a link asks for, if it exists. */
function languageIn(search: string) {
  const choice = new URLSearchParams(search).get(languageParameter)
  return allLanguages.find((language) => language === choice)
}

/** Removes the parameter in every spelling, so that the redirect does not ask again. */
function withoutChoice(search: string) {
  const left = new URLSearchParams(search)
  left.delete(languageParameter)
  return left.size > 0 ? `?${left}` : ''
}

function withoutExtraSlashes(path: string) {
  return `/${path.split('/').filter(Boolean).join('/')}`
}

/** Fills the pattern's parameters with the parts of the path, and spells its fixed words as the pattern does. */
function asTheRoute(pattern: string, parts: string[]) {
  const words = pattern.split('/').filter(Boolean)
  return `/${words.map((word, place) => (word.startsWith(':') ? encodeURIComponent(parts[place] ?? '') : word)).join('/')}`
}

const isTooLong = (value: unknown) => String(value ?? '').length > longestPart

/** The part of the query that changes how the page looks, read as the page reads it. */
function queryOf({ query }: Route, search: string) {
  const params = new URLSearchParams(search)
  const read: Parameters<typeof changeAddress>[1] = {
    ...filterOf(params),
    ...filterValuesOf(params),
    view: viewOf(params) === 'table' ? 'table' : undefined,
    email: params.get('email') ?? undefined,
  }
  const relevant = Object.fromEntries(
    query.map((name) => [name, [read[name]].flat().some(isTooLong) ? undefined : read[name]]),
  )
  const address = String(changeAddress(new URLSearchParams(), relevant))
  return address && `?${address}`
}
