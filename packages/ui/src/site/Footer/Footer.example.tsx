import { Footer } from '@arot/ui/Footer'

export function FooterExample() {
  return (
    <Footer
      brand={{ name: 'Arot', href: '#home' }}
      links={[
        { label: 'Categories', href: '#categories' },
        { label: 'About us', href: '#about' },
        { label: 'Login', href: '#login' },
      ]}
      contact={{
        address: 'Level 4, 12 Example Road\nDhaka 1213, Bangladesh',
        email: 'info@arot.example',
        phone: '+880 2 5550 0123',
      }}
      social={[
        { site: 'linkedin', href: 'https://linkedin.example/arot' },
        { site: 'youtube', href: 'https://youtube.example/arot' },
      ]}
      languages={[
        { lang: 'en', name: 'English', href: '#en', isCurrent: true },
        { lang: 'bn', name: 'বাংলা', href: '#bn' },
      ]}
    />
  )
}
