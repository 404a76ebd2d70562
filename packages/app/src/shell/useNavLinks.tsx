import { CirclePlus, House, Info, LayoutGrid, Package, Store } from 'lucide-react'
import { matchPath, useLocation } from 'react-router-dom'
import { t } from '../platform/i18n/words.ts'
import { myProductsHref, paths } from '../routes.ts'
import { isProbablySignedIn, memberOf, type Session } from '../session/session.ts'

/** The links of the navigation bar: three for everyone, and three more for members and probable members. */
export function useNavLinks(session: Session) {
  const { pathname } = useLocation()
  const link = (label: string, href: string, icon: React.ReactNode, path: string = href) => ({
    label,
    href,
    icon,
    isCurrent: matchPath(path, pathname) !== null,
  })
  const home = link(t('Home'), paths.home, <House />)
  const categories = link(t('Categories'), paths.allCategories, <LayoutGrid />)
  const about = link(t('About Us'), paths.aboutUs, <Info />)
  if (!isProbablySignedIn(session)) return [home, categories, about]
  const member = memberOf(session)
  return [
    home,
    categories,
    link(t('All Products'), paths.allProducts, <Store />),
    link(t('Add Product'), paths.addProduct, <CirclePlus />),
    link(t('My Products'), member ? myProductsHref(member.email) : paths.myProducts, <Package />, paths.myProducts),
    about,
  ]
}
