'use client'

import { DropdownMenu } from 'radix-ui'
import { type ComponentProps, type ReactElement, useId } from 'react'
import { cn } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'

export { MenuItem, type MenuItemProps } from './MenuItem.tsx'

export type MenuProps = Omit<ComponentProps<'div'>, 'role' | 'dir'> & {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement<{ id?: string }>
  /** What the menu is about, for a screen reader. */
  label: string
  /** The side of the trigger that it lines up with. @default 'end' */
  align?: 'start' | 'end'
}

/** A button's list of things to do. Never modal: the page behind stays readable, and a press there just closes it. */
export function Menu({ trigger, label, align = 'end', className, children, ...props }: MenuProps) {
  const { container } = useHost()
  const ownId = useId()
  const triggerId = trigger.props.id ?? ownId
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger id={triggerId} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          data-slot="menu"
          {...props}
          data-opener={triggerId}
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'z-arot-popover max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-80 overflow-y-auto rounded-arot-tile border border-arot-line bg-arot-surface p-1.5 font-arot-sans text-arot-14 text-arot-ink shadow-arot-float outline-none data-[state=open]:animate-arot-pop',
            className,
          )}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** Between groups of items. */
export function MenuSeparator({ className, ...props }: ComponentProps<'div'>) {
  return (
    <DropdownMenu.Separator
      data-slot="menu-separator"
      {...props}
      className={cn('-mx-1.5 my-1.5 border-arot-line border-t', className)}
    />
  )
}

/** Words above items that can not be chosen: whose menu this is, what a group is for. */
export function MenuLabel({ className, ...props }: ComponentProps<'div'>) {
  return (
    <DropdownMenu.Label
      data-slot="menu-label"
      {...props}
      className={cn('wrap-anywhere px-2.5 py-2 text-arot-13 text-arot-muted', className)}
    />
  )
}
