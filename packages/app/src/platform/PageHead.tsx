import { type Route, type RouteName, routes } from '../routes.ts'
import { t } from './i18n/words.ts'
import { useSite } from './site.ts'

export type PageHeadProps = {
  /** The route whose title and indexing the page uses unless it sets its own. */
  route: RouteName
  title?: string
  /** For search engines and shared links. @default the market's own description */
  description?: string
  /** Excludes the page from search engines. @default pages behind the login and missing pages */
  isHidden?: boolean
}

const ofMarket =
  'Browse wholesale products in seven categories, see price, stock and minimum order, and buy direct from suppliers.'

/** The title, the description and the tags for shared links. React moves them into the head. */
export function PageHead({ route, ...own }: PageHeadProps) {
  const { config, origin } = useSite()
  const definition: Route = routes[route]
  const { isHidden = !definition.isIndexed } = own
  const title = own.title ?? (definition.title && t(definition.title))
  const description = own.description ?? t(ofMarket)
  const whole = title
    ? `${title} · ${config.brandName}`
    : t('{brand}, wholesale direct from suppliers', { brand: config.brandName })
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.brandName} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={new URL(config.brandMark || '/share.png', origin).href} />
      {isHidden ? <meta name="robots" content="noindex" /> : null}
    </>
  )
}
