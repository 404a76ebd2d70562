import { Footer } from '@arot/ui/Footer'
import { useLanguages } from '../language/useLanguages.ts'
import { t } from '../language/words.ts'
import { useBrand, useSite } from '../platform/site.ts'
import { paths } from '../routes.ts'
import { seemsMember } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'

const everyone = () => [
  { label: t('Home'), href: paths.home },
  { label: t('Categories'), href: paths.allCategories },
]

const visitors = () => [
  { label: t('Login'), href: paths.login },
  { label: t('Register'), href: paths.register },
]

const members = () => [
  { label: t('All Products'), href: paths.allProducts },
  { label: t('Add Product'), href: paths.addProduct },
]

export function SiteFooter() {
  const { config } = useSite()
  const links = [...everyone(), ...(seemsMember(useSession()) ? members() : visitors())]
  return (
    <Footer
      brand={useBrand()}
      links={links}
      contact={config.contact}
      social={config.social}
      languages={useLanguages()}
    />
  )
}
