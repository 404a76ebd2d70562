import { Menu } from '@arot/ui/Menu'
import { NavBar, type Session } from '@arot/ui/NavBar'
import { House, LayoutGrid, Store } from 'lucide-react'
import { useState } from 'react'

const links = [
  { label: 'Home', href: '#home', icon: <House />, isCurrent: true },
  { label: 'Categories', href: '#categories', icon: <LayoutGrid /> },
  { label: 'All products', href: '#products', icon: <Store /> },
]

export function NavBarExample() {
  const [isDark, setIsDark] = useState(false)
  const [isIn, setIsIn] = useState(true)
  const session: Session = isIn
    ? {
        status: 'signed-in',
        name: 'Nusrat Rahman',
        email: 'nusrat@deltatraders.example',
        onLogOut: () => setIsIn(false),
      }
    : { status: 'signed-out', loginHref: '#login' }
  return (
    <div className={isDark ? 'dark' : undefined}>
      <NavBar
        brand={{ name: 'Arot', href: '#home' }}
        links={links}
        session={session}
        menu={Menu}
        cart={isIn ? { href: '#cart', count: 3 } : undefined}
        isDark={isDark}
        onToggleDark={() => setIsDark(!isDark)}
      />
    </div>
  )
}
