import { Footer } from '@arot/ui/Footer'
import { useLocation } from 'react-router-dom'
import useSWR from 'swr'
import { useLanguages } from '../platform/i18n/useLanguages.ts'
import { t } from '../platform/i18n/words.ts'
import { isOursQuery } from '../platform/server.ts'
import { useBrand, useSite } from '../platform/site.ts'
import { useOnceHere } from '../platform/useOnceHere.ts'
import { paths } from '../routes.ts'
import { isProbablySignedIn } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'
import { useVisit } from '../session/visit.ts'

const everyone = () => [
  { label: t('Home'), href: paths.home },
  { label: t('Categories'), href: paths.allCategories },
]

const visitors = () => [
  { label: t('Login'), href: paths.login },
  { label: t('Register'), href: paths.register },
]

const members = () => [
  { label: t('All Products'), href: paths.allProducts },
  { label: t('Add Product'), href: paths.addProduct },
]

/** Pages that only our server has. */
const ours = () => [
  { label: t('Suppliers'), href: paths.suppliers },
  { label: t('Sell here'), href: paths.sellHere },
]

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
  const isOurs = useOnceHere(client.isOurs() === true, false)
  return answer ?? isOurs
}

export function SiteFooter() {
  const { config } = useSite()
  const isOurs = useIsOursSoFar()
  const links = [
    ...everyone(),
    ...(isProbablySignedIn(useSession()) ? members() : visitors()),
    ...(isOurs ? ours() : []),
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
