import { Footer } from '@arot/ui/Footer'

export function FooterExample() {
  return (
    <Footer
      brand={{ name: 'Harbour', href: '#home' }}
      links={[
        { label: 'All Products', href: '#all' },
        { label: 'About', href: '#about' },
      ]}
      contact={{ address: 'Rampart Road 12, Chattogram', email: 'hello@harbour.example', phone: '+880 2 5550 0100' }}
      social={[{ site: 'linkedin', href: 'https://social.example/harbour' }]}
      year={2026}
    />
  )
}
