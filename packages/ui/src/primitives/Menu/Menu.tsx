'use client'

import * as RadixMenu from '@radix-ui/react-dropdown-menu'
import { type ComponentProps, type KeyboardEvent, type ReactElement, useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { giveRef } from '../../lib/giveRef.ts'
import { useHost } from '../../lib/host.ts'
import { takeLook } from '../../lib/takeLook.ts'
import { useOpened } from '../../lib/useOpened.ts'
import { ItemContext } from './MenuItem.tsx'
import { RadixItem } from './RadixItem.tsx'

export { MenuItem, type MenuItemProps, MenuLabel, MenuSeparator } from './MenuItem.tsx'

export type MenuProps = Omit<ComponentProps<'div'>, 'id' | 'role' | 'dir'> & {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement<MenuTriggerProps>
  /** What the menu is about, for a screen reader. */
  label: string
  /** The side of the trigger that it lines up with. @default 'end' */
  align?: 'start' | 'end' | undefined
  /** Where somebody else keeps whether it is open; without it the menu does. */
  isOpen?: boolean | undefined
  /** Called with the new state when the menu opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

export type MenuTriggerProps = ComponentProps<'button'> & { [data: `data-${string}`]: unknown }

/** A button's list of things to do. Never modal: the page behind stays readable, and a press there just closes it. */
export function Menu({
  trigger,
  label,
  align = 'end',
  isOpen,
  onOpenChange,
  ref,
  className,
  onKeyDown,
  children,
  ...props
}: MenuProps) {
  const { container } = useHost()
  const ownId = useId()
  const id = trigger.props.id ?? ownId
  const { opener, isShown, change, direction } = useOpened({ isOpen, onOpenChange })

  return (
    <RadixMenu.Root dir={direction} modal={false} open={isShown} onOpenChange={change}>
      <RadixMenu.Trigger
        ref={opener}
        id={id}
        asChild
        // It opens at the click, as a script's or a screen reader's press is one; and a scroll that begins on it opens nothing.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => change(!isShown)}
        onKeyDown={refuseWhileDisabled}
      >
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={container}>
        <RadixMenu.Content
          data-slot="menu"
          data-opener={id}
          {...props}
          ref={(menu) => {
            takeLook(menu, opener.current)
            return giveRef(ref, menu)
          }}
          align={align}
          aria-label={label}
          aria-labelledby={undefined}
          sideOffset={6}
          collisionPadding={8}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            // A host's own layer around this one would close too.
            if (event.key === 'Escape') event.stopPropagation()
          }}
          onInteractOutside={(event) => {
            // The button's own press closes it; closed here first, that press would open it again.
            if (opener.current?.contains(event.target as Node)) event.preventDefault()
          }}
          className={cn(look, fromCaller(className))}
        >
          <ItemContext value={RadixItem}>{children}</ItemContext>
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  )
}

/** A disabled or pending button keeps the focus and refuses a press itself, but Radix opens the menu by the key. */
function refuseWhileDisabled(event: KeyboardEvent<HTMLButtonElement>) {
  const isDisabled = event.currentTarget.getAttribute('aria-disabled') === 'true'
  if (isDisabled && ['Enter', ' ', 'ArrowDown'].includes(event.key)) event.preventDefault()
}

const look =
  'z-arot-popover max-h-(--radix-popper-available-height) min-w-52 max-w-[min(--spacing(80),100vw-1rem)] overflow-y-auto rounded-arot-tile border border-arot-line bg-arot-surface p-1.5 font-arot-sans text-arot-14 text-arot-ink shadow-arot-float outline-none data-[state=open]:animate-arot-pop'
