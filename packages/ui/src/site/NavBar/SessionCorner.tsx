import { ChevronDown, LogOut } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button, ButtonLink } from '../../primitives/Button/Button.tsx'
import { button } from '../../primitives/Button/look.ts'
import type { MenuProps } from '../../primitives/Menu/Menu.tsx'
import { MenuItem, MenuLabel, MenuSeparator } from '../../primitives/Menu/MenuItem.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'

/** The session: not known yet, signed out, or signed in. */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out'; loginHref: string }
  | {
      status: 'signed-in'
      name: string
      email?: string | undefined
      photo?: string | null | undefined
      /** The user's own pages, in the account's menu. */
      links?: { label: string; href: string; icon?: ReactNode }[] | undefined
      onLogOut: () => void
    }

type SessionCornerProps = {
  menu: ComponentType<MenuProps>
  session: Session
  labels: { login: string; logOut: string; account: (name: string) => string }
}

/** All three states have the same width, so that nothing moves when the session becomes known. */
export function SessionCorner({ session, ...props }: SessionCornerProps) {
  return (
    <div
      data-slot="nav-bar-session"
      data-state={session.status}
      className="grid min-w-18 items-center justify-items-end"
    >
      <span aria-hidden data-label={props.labels.login} className={loginPlace} />
      <div className="col-start-1 row-start-1 flex">
        <Corner session={session} {...props} />
      </div>
    </div>
  )
}

/**
 * As wide as the Login button in any typeface and language. Its text is generated content, so that a host's tests do
 * not find it twice.
 */
const loginPlace = cn(button(), 'invisible col-start-1 row-start-1 before:content-[attr(data-label)]')

function Corner({ menu: Menu, session, labels }: SessionCornerProps) {
  if (session.status === 'unknown') return <Skeleton className="h-arot-control w-17 rounded-full" />
  if (session.status === 'signed-out') return <ButtonLink href={session.loginHref}>{labels.login}</ButtonLink>
  const { name, email, photo, links, onLogOut } = session
  return (
    <Menu
      label={labels.account(name)}
      trigger={
        <Button variant="ghost" className="gap-1 rounded-full px-1.5">
          <Avatar aria-hidden name={name} src={photo} size="sm" />
          <span className="sr-only">{labels.account(name)}</span>
          <ChevronDown aria-hidden className="text-arot-muted" />
        </Button>
      }
    >
      <MenuLabel>
        <span className="block font-semibold text-arot-14 text-arot-ink">
          <bdi>{name}</bdi>
        </span>
        <bdi>{email}</bdi>
      </MenuLabel>
      <MenuSeparator />
      {links?.map(({ label, ...link }) => (
        // The key ignores search parameters, so that an item keeps the focus when they change.
        <MenuItem key={link.href.split('?', 1)[0]} {...link}>
          {label}
        </MenuItem>
      ))}
      <MenuItem icon={<LogOut aria-hidden className="arot-mirror" />} onSelect={onLogOut}>
        {labels.logOut}
      </MenuItem>
    </Menu>
  )
}
