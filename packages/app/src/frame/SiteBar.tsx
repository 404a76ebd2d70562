import { NavBar } from '@arot/ui/NavBar'
import { Handshake, Package, Store } from 'lucide-react'
import { useCartCount } from '../buying/useCartCount.ts'
import { useLanguages } from '../language/useLanguages.ts'
import { t } from '../language/words.ts'
import { comesLater, Later } from '../platform/later.tsx'
import { useBrand } from '../platform/site.ts'
import { cartHref, paths } from '../routes.ts'
import { memberOf, type Session, seemsMember } from '../session/session.ts'
import { useIsOurs } from '../session/useIsOurs.ts'
import { useSession } from '../session/useSession.ts'
import { LateMenu } from './LateMenu.tsx'
import { useDarkMode } from './useDarkMode.ts'
import { useLogOut } from './useLogOut.ts'
import { useNavLinks } from './useNavLinks.tsx'

const SiteSearch = comesLater(async () => (await import('./SiteSearch.tsx')).SiteSearch)

const SiteBell = comesLater(async () => (await import('./SiteBell.tsx')).SiteBell)

// The same element at each drawing of the bar: a new one before the code is here would have React throw the rendered box
// away, and with it what was typed there.
const search = (
  <Later>
    <SiteSearch />
  </Later>
)

const bell = (
  <Later>
    <SiteBell />
  </Later>
)

/** The bar of every page, on its own: when it becomes known who is here, nothing below it is drawn again. */
export function SiteBar() {
  const session = useSession()
  const { isDark, toggle } = useDarkMode()
  const logOut = useLogOut()
  const member = memberOf(session)
  const count = useCartCount(member)
  const isOurs = useIsOurs(member)
  return (
    <NavBar
      brand={useBrand()}
      links={useNavLinks(session)}
      menu={LateMenu}
      session={sessionOf(session, logOut, isOurs)}
      cart={seemsMember(session) ? { href: member ? cartHref(member.email) : undefined, count } : undefined}
      corner={seemsMember(session) && isOurs !== false ? (isOurs ? bell : null) : undefined}
      search={search}
      languages={useLanguages()}
      isDark={isDark}
      onToggleDark={toggle}
    />
  )
}

function sessionOf(session: Session, onLogOut: () => void, isOurs: boolean | undefined) {
  if (session.status === 'unknown' && session.seems !== 'nobody') return { status: 'unknown' as const }
  if (session.status !== 'signed-in') return { status: 'signed-out' as const, loginHref: paths.login }
  const { name, email, photo } = session.user
  const links = isOurs
    ? [
        { label: t('Orders'), href: paths.orders, icon: <Package aria-hidden /> },
        { label: t('Offers'), href: paths.offers, icon: <Handshake aria-hidden /> },
        { label: t('My Supplier Page'), href: paths.ownSupplier, icon: <Store aria-hidden /> },
      ]
    : []
  return { status: 'signed-in' as const, name, email, photo, links, onLogOut }
}
