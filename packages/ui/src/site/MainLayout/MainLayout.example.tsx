import { Footer } from '@arot/ui/Footer'
import { MainLayout } from '@arot/ui/MainLayout'
import { Menu } from '@arot/ui/Menu'
import { NavBar } from '@arot/ui/NavBar'
import { useState } from 'react'

const brand = { name: 'Harbour', href: '#home' }

export function MainLayoutExample() {
  const [isDark, setIsDark] = useState(false)
  return (
    <MainLayout
      navBar={
        <NavBar
          brand={brand}
          links={[{ label: 'Home', href: '#home', isCurrent: true }]}
          session={{ status: 'signed-out', loginHref: '#login' }}
          menu={Menu}
          isDark={isDark}
          onToggleDark={() => setIsDark(!isDark)}
        />
      }
      footer={
        <Footer
          brand={brand}
          links={[]}
          social={[]}
          contact={{ address: 'Rampart Road 12', email: 'hello@harbour.example', phone: '+880 2 5550 0100' }}
          year={2026}
        />
      }
    >
      <h1>A page</h1>
    </MainLayout>
  )
}
