import { Languages } from 'lucide-react'
import type { ComponentType } from 'react'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import type { MenuProps } from '../../primitives/Menu/Menu.tsx'
import { MenuItem } from '../../primitives/Menu/MenuItem.tsx'
import { navLink } from './NavLink.tsx'

/** A language of the page. */
export type LanguageLink = {
  /** The BCP 47 tag. Screen readers use it to pronounce the name. */
  lang: string
  /** The name of the language in that language. */
  name: string
  /** The address of the current page in that language. */
  href: string
  isCurrent?: boolean | undefined
}

type LanguageChoiceProps = { menu: ComponentType<MenuProps>; languages: LanguageLink[]; label: string }

/** A link to the other language if there are two; a menu if there are more. */
export function LanguageChoice({ menu: Menu, languages, label }: LanguageChoiceProps) {
  const others = languages.filter(({ isCurrent }) => !isCurrent)
  const [other] = others
  if (!other) return null
  if (others.length === 1) {
    const { lang, name, href } = other
    return (
      <Link data-slot="nav-bar-language" href={href} hrefLang={lang} lang={lang} className={navLink}>
        {name}
      </Link>
    )
  }
  return (
    <Menu label={label} trigger={<IconButton data-slot="nav-bar-language" label={label} icon={<Languages />} />}>
      {languages.map(({ lang, name, href, isCurrent }) => (
        <MenuItem key={lang} href={href} hrefLang={lang} isCurrent={isCurrent}>
          <span lang={lang}>{name}</span>
        </MenuItem>
      ))}
    </Menu>
  )
}
