import { MainLayout } from '@arot/ui/MainLayout'
import { NavBar } from '@arot/ui/NavBar'
import { OfflineNotice } from '@arot/ui/OfflineNotice'
import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { cartHref, paths } from '../addresses.ts'
import { useCartCount } from '../data/useCartCount.ts'
import { memberOf, type Session } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'
import { useDarkMode } from '../theme/useDarkMode.ts'
import { NavigationProgress } from './NavigationProgress.tsx'
import { PageAddress } from './PageAddress.tsx'
import { useBrand } from './site.ts'
import { useIsOffline } from './useIsOffline.ts'
import { useLogOut } from './useLogOut.ts'
import { useNavLinks } from './useNavLinks.tsx'

// What is rendered stays as it is until its code is here: nothing else waits for it.
const SiteFooter = lazy(() => import('./SiteFooter.tsx').then(({ SiteFooter }) => ({ default: SiteFooter })))
const SiteSearch = lazy(() => import('./SiteSearch.tsx').then(({ SiteSearch }) => ({ default: SiteSearch })))

// The same elements at each drawing of the frame: a new one before the code is here would have React throw the rendered
// box away, and with it what was typed there.
const search = (
  <Suspense>
    <SiteSearch />
  </Suspense>
)
const footer = (
  <Suspense>
    <SiteFooter />
  </Suspense>
)

/** Around every page but those of signing in. */
export function MainFrame() {
  const session = useSession()
  const { isDark, toggle } = useDarkMode()
  const logOut = useLogOut()
  const member = memberOf(session)
  const cartCount = useCartCount(member)
  return (
    <MainLayout
      navBar={
        <NavBar
          brand={useBrand()}
          links={useNavLinks(member)}
          session={shown(session, logOut)}
          cart={member ? { href: cartHref(member.email), count: cartCount } : undefined}
          search={search}
          isDark={isDark}
          onToggleDark={toggle}
        />
      }
      header={<OfflineNotice isOffline={useIsOffline()} />}
      progress={<NavigationProgress />}
      footer={footer}
    >
      <PageAddress />
      <Outlet />
      <ScrollRestoration />
    </MainLayout>
  )
}

function shown(session: Session, onLogOut: () => void) {
  if (session.status === 'unknown' && !session.seemsNobody) return { status: 'unknown' as const }
  if (session.status !== 'signed-in') return { status: 'signed-out' as const, loginHref: paths.login }
  const { name, email, photo } = session.user
  return { status: 'signed-in' as const, name, email, photo, onLogOut }
}
