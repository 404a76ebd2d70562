import { ChevronDown, LogOut } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button, ButtonLink } from '../../primitives/Button/Button.tsx'
import { button } from '../../primitives/Button/look.ts'
import type { MenuProps } from '../../primitives/Menu/Menu.tsx'
import { MenuItem, MenuLabel, MenuSeparator } from '../../primitives/Menu/MenuItem.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'

/** Who is here: not known yet, nobody, or someone. */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out'; loginHref: string }
  | {
      status: 'signed-in'
      name: string
      email?: string | undefined
      photo?: string | null | undefined
      /** Pages of theirs, in the account's menu. */
      links?: { label: string; href: string; icon?: ReactNode }[] | undefined
      onLogOut: () => void
    }

type SessionCornerProps = {
  menu: ComponentType<MenuProps>
  session: Session
  labels: { login: string; logOut: string; account: (name: string) => string }
}

/** The corner has one width for all three, so that nothing moves when it becomes known who is here. */
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

/** As wide as the login, in any typeface and language; no words, which a host's tests would find twice. */
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
        // The same item while its parameters change: it may have the focus.
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
