import { Footer } from '@arot/ui/Footer'
import { paths } from '../addresses.ts'
import { useBrand, useSite } from './site.ts'

const links = [
  { label: 'Home', href: paths.home },
  { label: 'Categories', href: paths.allCategories },
  { label: 'Login', href: paths.login },
  { label: 'Register', href: paths.register },
]

export function SiteFooter() {
  const { config } = useSite()
  return <Footer brand={useBrand()} links={links} contact={config.contact} social={config.social} />
}
