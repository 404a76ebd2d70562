import { paths } from '../src/addresses.ts'
import { descriptions, titles } from '../src/words.ts'

type Path = (typeof paths)[keyof typeof paths]

export type Page = {
  status: 200 | 404
  /** Absent for an address that no page has. */
  path?: Path
  params: Record<string, string>
  title?: string
  description: string
  isProtected: boolean
}

const protectedPaths: readonly Path[] = [
  paths.product,
  paths.allProducts,
  paths.updateProduct,
  paths.addProduct,
  paths.myProducts,
  paths.cart,
]

/** The page of an address, as the router of the app sees it. */
export function pageAt(pathname: string): Page {
  for (const path of Object.values(paths)) {
    const params = match(path, pathname)
    if (params === null) continue
    return {
      status: 200,
      path,
      params,
      title: params.categoryName ?? titles[path],
      description: params.categoryName ? descriptions.category(params.categoryName) : descriptions.of(path),
      isProtected: protectedPaths.includes(path),
    }
  }
  return { status: 404, params: {}, title: titles.notFound, description: descriptions.market, isProtected: false }
}

function match(path: string, pathname: string): Record<string, string> | null {
  const wanted = path.split('/')
  const given = pathname.replace(/(.)\/+$/, '$1').split('/')
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [place, part] of wanted.entries()) {
    const told = decoded(given[place] ?? '')
    if (part.startsWith(':') && told) params[part.slice(1)] = told
    else if (part !== told) return null
  }
  return params
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
