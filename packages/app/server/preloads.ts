import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { search } from '@arot/contract'
import { paths } from '../src/addresses.ts'
import { hotDealsQuery } from '../src/data/queries.ts'
import { listAsked } from '../src/listing/listAddress.ts'
import type { Page } from './pages.ts'
import type { ServerConfig } from './server-config.ts'

type Chunk = { file: string; imports?: string[]; css?: string[] }

const folders: Record<string, string> = {
  [paths.home]: 'home',
  [paths.login]: 'login',
  [paths.register]: 'register',
  [paths.forgotPassword]: 'forgot-password',
  [paths.allCategories]: 'all-categories',
  [paths.category]: 'category',
  [paths.aboutUs]: 'about-us',
  [paths.product]: 'product',
  [paths.allProducts]: 'all-products',
  [paths.updateProduct]: 'update-product',
  [paths.addProduct]: 'add-product',
  [paths.myProducts]: 'my-products',
  [paths.cart]: 'cart',
}

/** What a page needs first, said in its document: its code and its data come in one wave with the app itself. */
export function createPreloads({ folder, app }: ServerConfig) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>
  const known = new Set(filesOf(manifest, 'index.html'))

  return (page: Page, url: URL): string[] => {
    const route = page.path === undefined ? 'not-found' : folders[page.path]
    const code = filesOf(manifest, `src/routes/${route}/route.tsx`)
    const isOwnApi = app.apiHost.startsWith('/')
    return [
      ...code.filter((file) => !known.has(file)).map((file) => `<link rel="modulepreload" href="/${file}" />`),
      ...(isOwnApi ? dataOf(page, url.search) : []).map(
        (path) => `<link rel="preload" as="fetch" href="${app.apiHost}${path.replaceAll('&', '&amp;')}" crossorigin />`,
      ),
    ]
  }
}

function filesOf(manifest: Record<string, Chunk>, entry: string): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(entry)
  return [...seen]
}

/** What the page's loader asks first. */
function dataOf({ path, params }: Page, asked: string) {
  if (path === paths.home) return [`/products${search(hotDealsQuery)}`, '/brands', '/categories']
  if (path === paths.allCategories) return ['/categories']
  if (path !== paths.category) return []
  const [filter, limit] = listAsked(asked)
  return [`/products/category/${encodeURIComponent(params.categoryName ?? '')}${search({ ...filter, limit })}`]
}
