import { paths } from '../src/addresses.ts'

type Path = (typeof paths)[keyof typeof paths]

export type Page = {
  /** Absent for an address that no page has. */
  path?: Path
  isProtected: boolean
  /** What is rendered for it: one address for all that look the same, so that it is rendered once. */
  address: string
}

const protectedPaths: readonly Path[] = [
  paths.product,
  paths.allProducts,
  paths.updateProduct,
  paths.addProduct,
  paths.myProducts,
  paths.cart,
]

/** What of a query changes how a page looks. */
const shown = ['q', 'brand', 'category', 'minRating', 'available', 'sort', 'view', 'email']

/** The page of an address, as the router of the app sees it. */
export function pageAt({ pathname, searchParams }: URL): Page {
  const path = Object.values(paths).find((pattern) => isAt(pattern, pathname))
  if (path === undefined) return { isProtected: false, address: '/404' }
  if (protectedPaths.includes(path)) return { path, isProtected: true, address: path.replaceAll(':', '') }
  const asked = shown.flatMap((name) => {
    const value = searchParams.get(name)
    return value ? [[name, value]] : []
  })
  return { path, isProtected: false, address: asked.length ? `${pathname}?${new URLSearchParams(asked)}` : pathname }
}

function isAt(pattern: string, pathname: string) {
  const wanted = pattern.split('/')
  const given = pathname.split('/')
  return wanted.length === given.length && wanted.every((part, place) => fits(part, given[place] ?? ''))
}

function fits(part: string, given: string) {
  try {
    const told = decodeURIComponent(given)
    return part.startsWith(':') ? told !== '' : part === told
  } catch {
    return false
  }
}
