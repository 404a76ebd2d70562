import { Footer } from '@arot/ui/Footer'
import { useBrand, useSite } from '../platform/site.ts'
import { paths } from '../routes.ts'
import { seemsMember } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'

const everyone = [
  { label: 'Home', href: paths.home },
  { label: 'Categories', href: paths.allCategories },
]

const visitors = [
  { label: 'Login', href: paths.login },
  { label: 'Register', href: paths.register },
]

const members = [
  { label: 'All Products', href: paths.allProducts },
  { label: 'Add Product', href: paths.addProduct },
]

export function SiteFooter() {
  const { config } = useSite()
  const links = [...everyone, ...(seemsMember(useSession()) ? members : visitors)]
  return <Footer brand={useBrand()} links={links} contact={config.contact} social={config.social} />
}
