import type { ComponentType } from 'react'
import type { MenuProps } from '../../primitives/Menu/Menu.tsx'
import { MenuItem } from '../../primitives/Menu/MenuItem.tsx'
import type { NavLinkData } from './NavLink.tsx'

type MoreMenuProps = Pick<MenuProps, 'trigger' | 'align'> & {
  menu: ComponentType<MenuProps>
  links: NavLinkData[]
  label: string
}

/** A menu with the links that do not fit in a bar. */
export function MoreMenu({ menu: Menu, links, label, ...props }: MoreMenuProps) {
  return (
    <Menu label={label} {...props}>
      {links.map(({ label, href, icon, isCurrent }) => (
        <MenuItem key={href} href={href} icon={icon} isCurrent={isCurrent}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
