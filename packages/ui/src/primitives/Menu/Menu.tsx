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
  /** The accessible name of the menu. */
  label: string
  /** The side of the trigger that it lines up with. @default 'end' */
  align?: 'start' | 'end' | undefined
  /** Whether the menu is open. Without it the menu is uncontrolled. */
  isOpen?: boolean | undefined
  /** Called with the new state when the menu opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

export type MenuTriggerProps = ComponentProps<'button'> & { [data: `data-${string}`]: unknown }

/** A list of actions at a button. It is not modal: the page behind stays usable, and a press there closes the menu. */
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
        // Open on click, so that a script or screen reader can open it, and scrolling that begins on the button does
        // not.
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
            // Otherwise Escape would also close the host's layer around the menu.
            if (event.key === 'Escape') event.stopPropagation()
          }}
          onInteractOutside={(event) => {
            // A press on the button closes the menu by itself. If this closed it first, the press would open it again.
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

/** A disabled or pending button stays focusable and ignores presses, but Radix would open the menu by key. */
function refuseWhileDisabled(event: KeyboardEvent<HTMLButtonElement>) {
  const isDisabled = event.currentTarget.getAttribute('aria-disabled') === 'true'
  if (isDisabled && ['Enter', ' ', 'ArrowDown'].includes(event.key)) event.preventDefault()
}

const look =
  'z-arot-popover max-h-(--radix-popper-available-height) min-w-52 max-w-[min(--spacing(80),100vw-1rem)] overflow-y-auto rounded-arot-tile border border-arot-line bg-arot-surface p-1.5 font-arot-sans text-arot-14 text-arot-ink shadow-arot-float outline-none data-[state=open]:animate-arot-pop'
