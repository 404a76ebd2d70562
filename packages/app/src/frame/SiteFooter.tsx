import { Footer } from '@arot/ui/Footer'
import { paths } from '../addresses.ts'
import { config } from '../config.ts'
import { brand } from './brand.ts'

const links = [
  { label: 'Home', href: paths.home },
  { label: 'Categories', href: paths.allCategories },
  { label: 'Login', href: paths.login },
  { label: 'Register', href: paths.register },
]

export function SiteFooter() {
  return <Footer brand={brand} links={links} contact={config.contact} social={config.social} />
}
