import { Footer } from '@arot/ui/Footer'
import { useLocation } from 'react-router-dom'
import useSWR from 'swr'
import { useLanguages } from '../platform/i18n/useLanguages.ts'
import { t } from '../platform/i18n/words.ts'
import { useBrand, useSite } from '../platform/site.ts'
import { useInBrowser } from '../platform/useInBrowser.ts'
import { paths, type RouteName } from '../routes.ts'
import { isProbablySignedIn } from '../session/session.ts'
import { isOursQuery } from '../session/useIsOurs.ts'
import { useSession } from '../session/useSession.ts'
import { useVisit } from '../session/visit.ts'

const link = (label: string, page: RouteName) => ({ label: t(label), href: paths[page] })

/**
 * Whether the server is ours, as far as other calls have shown. The footer sends no request itself, so that a page
 * without calls stays without them.
 */
function useIsOursSoFar() {
  const { client } = useVisit()
  // Renders again after a navigation, because its calls may have shown it.
  useLocation()
  const answer = useSWR<boolean>(isOursQuery.key, null).data
  // The first render must equal the server's, which knew only the page's own calls.
  const isOurs = useInBrowser(client.isOurs() === true, false)
  return answer ?? isOurs
}

export function SiteFooter() {
  const { config } = useSite()
  const isOurs = useIsOursSoFar()
  const links = [
    link('Home', 'home'),
    link('Categories', 'allCategories'),
    ...(isProbablySignedIn(useSession())
      ? [link('All Products', 'allProducts'), link('Add Product', 'addProduct')]
      : [link('Login', 'login'), link('Register', 'register')]),
    // Only our server has these pages.
    ...(isOurs ? [link('Suppliers', 'suppliers'), link('Sell here', 'sellHere')] : []),
  ]
  return (
    <Footer
      brand={useBrand()}
      links={links}
      contact={config.contact}
      social={config.social}
      languages={useLanguages()}
    />
  )
}
