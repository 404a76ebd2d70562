import { NavBar } from '@arot/ui/NavBar'
import { useMemo, useState } from 'react'
import { useLanguages } from '../platform/i18n/useLanguages.ts'
import { LazyBoundary, lazyElement, lazyWithRetry } from '../platform/lazy.tsx'
import { queries } from '../platform/queries.ts'
import { useBrand } from '../platform/site.ts'
import { cartHref, paths } from '../routes.ts'
import { isProbablySignedIn, memberOf, type Session } from '../session/session.ts'
import { useIsOurs } from '../session/useIsOurs.ts'
import { useQuery } from '../session/useQuery.ts'
import { useSession } from '../session/useSession.ts'
import { LateMenu } from './LateMenu.tsx'
import type { AccountLink } from './SiteCorner.tsx'
import { useDarkMode } from './useDarkMode.ts'
import { useLogOut } from './useLogOut.ts'
import { useNavLinks } from './useNavLinks.tsx'

const SiteCorner = lazyWithRetry(async () => (await import('./SiteCorner.tsx')).SiteCorner)
const search = lazyElement(async () => (await import('./SiteSearch.tsx')).SiteSearch)

/** The navigation bar of every page. When the session becomes known, only the bar renders again. */
export function SiteBar() {
  const session = useSession()
  const { isDark, toggle } = useDarkMode()
  const logOut = useLogOut()
  const member = memberOf(session)
  const cart = useQuery(member && queries.cart(member.email)).data
  const isOurs = useIsOurs(member !== null)
  const [links, setLinks] = useState<AccountLink[]>()
  const corner = useMemo(
    () => (
      <LazyBoundary>
        <SiteCorner onLinks={setLinks} />
      </LazyBoundary>
    ),
    [],
  )
  return (
    <NavBar
      brand={useBrand()}
      links={useNavLinks(session)}
      menu={LateMenu}
      session={sessionOf(session, logOut, isOurs ? links : undefined)}
      cart={
        isProbablySignedIn(session)
          ? { href: member ? cartHref(member.email) : undefined, count: cart?.length }
          : undefined
      }
      corner={isProbablySignedIn(session) && isOurs !== false ? (isOurs ? corner : null) : undefined}
      search={search}
      languages={useLanguages()}
      isDark={isDark}
      onToggleDark={toggle}
    />
  )
}

function sessionOf(session: Session, onLogOut: () => void, links: AccountLink[] | undefined) {
  if (session.status === 'unknown' && session.hint !== 'nobody') return { status: 'unknown' as const }
  if (session.status !== 'signed-in') return { status: 'signed-out' as const, loginHref: paths.login }
  const { name, email, photo } = session.user
  return { status: 'signed-in' as const, name, email, photo, links, onLogOut }
}
