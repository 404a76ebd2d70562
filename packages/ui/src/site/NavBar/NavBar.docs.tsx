import { Menu } from '../../primitives/Menu/Menu.tsx'
import { brand, publicLinks, signedOut } from '../site.fixtures.tsx'
import { NavBar, type NavBarProps } from './NavBar.tsx'

export function OnPhone(props: Partial<NavBarProps>) {
  return (
    <div className="mx-auto min-h-52 w-full max-w-96 overflow-hidden border border-arot-line bg-arot-canvas arot-sm:min-h-36 contain-layout">
      <NavBar
        className="[&_[data-slot=nav-bar-bottom]]:block! [&_[data-slot=nav-bar-links]]:hidden!"
        brand={brand}
        links={publicLinks}
        session={signedOut}
        menu={Menu}
        isDark={false}
        onToggleDark={() => undefined}
        {...props}
      />
    </div>
  )
}
