import { descriptions } from '../words.ts'
import { useSite } from './site.ts'

export type PageHeadProps = {
  /** Left out on Home, whose title is the market's own. */
  title?: string
  description?: string
  /** Pages behind the login, and those that are not there, are nothing for a search engine. */
  isHidden?: boolean
}

/** What the tab, a search engine and a shared link say of a page. React puts it where it belongs. */
export function PageHead({ title, description = descriptions.market, isHidden = false }: PageHeadProps) {
  const { config, origin } = useSite()
  const whole = title ? `${title} · ${config.brandName}` : `${config.brandName}, wholesale direct from suppliers`
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.brandName} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${origin}/share.png`} />
      {isHidden ? <meta name="robots" content="noindex" /> : null}
    </>
  )
}
