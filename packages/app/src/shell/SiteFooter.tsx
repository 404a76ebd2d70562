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
 * Whether it is known by now that the server is ours, by a call of the page or a part that has asked. The footer asks
 * nothing, so that a page that needs no server makes no call.
 */
function useIsOursSoFar() {
  const { client } = useVisit()
  // Drawn again when another page is opened: its calls may tell.
  useLocation()
  const answer = useSWR<boolean>(isOursQuery.key, null).data
  // The first drawing is the server's, which knew only what the page read.
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
