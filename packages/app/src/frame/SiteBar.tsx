import { NavBar } from '@arot/ui/NavBar'
import { cartHref, paths } from '../addresses.ts'
import { useCartCount } from '../data/useCartCount.ts'
import { memberOf, type Session } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'
import { useDarkMode } from '../theme/useDarkMode.ts'
import { comesLater, Later } from './later.tsx'
import { useBrand } from './site.ts'
import { useLogOut } from './useLogOut.ts'
import { useNavLinks } from './useNavLinks.tsx'

const SiteSearch = comesLater(async () => (await import('./SiteSearch.tsx')).SiteSearch)

// The same element at each drawing of the bar: a new one before the code is here would have React throw the rendered box
// away, and with it what was typed there.
const search = (
  <Later>
    <SiteSearch />
  </Later>
)

/** The bar of every page, on its own: when it becomes known who is here, nothing below it is drawn again. */
export function SiteBar() {
  const session = useSession()
  const { isDark, toggle } = useDarkMode()
  const logOut = useLogOut()
  const member = memberOf(session)
  const seemsMember = session.status === 'unknown' && session.seems === 'member'
  const cartCount = useCartCount(member)
  return (
    <NavBar
      brand={useBrand()}
      links={useNavLinks(member, seemsMember)}
      session={shown(session, logOut)}
      cart={member ? { href: cartHref(member.email), count: cartCount } : seemsMember ? {} : undefined}
      search={search}
      isDark={isDark}
      onToggleDark={toggle}
    />
  )
}

function shown(session: Session, onLogOut: () => void) {
  if (session.status === 'unknown' && session.seems !== 'nobody') return { status: 'unknown' as const }
  if (session.status !== 'signed-in') return { status: 'signed-out' as const, loginHref: paths.login }
  const { name, email, photo } = session.user
  return { status: 'signed-in' as const, name, email, photo, onLogOut }
}
