import { Menu } from '@arot/ui/Menu'
import { NavBar } from '@arot/ui/NavBar'
import { useState } from 'react'

export function NavBarExample() {
  const [isDark, setIsDark] = useState(false)
  return (
    <NavBar
      brand={{ name: 'Harbour', href: '#home' }}
      links={[
        { label: 'Home', href: '#home', isCurrent: true },
        { label: 'All Products', href: '#all' },
        { label: 'About', href: '#about' },
      ]}
      session={{ status: 'signed-in', name: 'Mira Example', onLogOut: () => undefined }}
      menu={Menu}
      cart={{ href: '#cart', count: 3 }}
      isDark={isDark}
      onToggleDark={() => setIsDark(!isDark)}
    />
  )
}
