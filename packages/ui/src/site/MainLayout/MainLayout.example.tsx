import { Footer } from '@arot/ui/Footer'
import { MainLayout } from '@arot/ui/MainLayout'
import { Menu } from '@arot/ui/Menu'
import { NavBar } from '@arot/ui/NavBar'
import { House, LayoutGrid } from 'lucide-react'
import { useState } from 'react'

const brand = { name: 'Arot', href: '#home' }
const links = [
  { label: 'Home', href: '#home', icon: <House />, isCurrent: true },
  { label: 'Categories', href: '#categories', icon: <LayoutGrid /> },
]
const contact = {
  address: 'Level 4, 12 Example Road\nDhaka 1213',
  email: 'info@arot.example',
  phone: '+880 2 5550 0123',
}

export function MainLayoutExample() {
  const [isDark, setIsDark] = useState(false)
  return (
    <MainLayout
      className={isDark ? 'dark' : undefined}
      navBar={
        <NavBar
          brand={brand}
          links={links}
          session={{ status: 'signed-out', loginHref: '#login' }}
          menu={Menu}
          isDark={isDark}
          onToggleDark={() => setIsDark(!isDark)}
        />
      }
      footer={<Footer brand={brand} links={links} contact={contact} social={[]} />}
    >
      <h1 className="font-bold text-arot-24">Good morning, wholesale</h1>
      <p>Twelve suppliers have new stock since yesterday.</p>
    </MainLayout>
  )
}
