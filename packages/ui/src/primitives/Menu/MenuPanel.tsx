'use client'

import { DropdownMenu } from 'radix-ui'
import { type FocusEvent, type Ref, useImperativeHandle } from 'react'
import { cn } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { type ItemPart, ItemPartContext } from './itemPart.ts'
import { type PanelProps, panelLook } from './panel.ts'

/** What opens: walked by arrows and letters, and placed where there is room for it. */
export function MenuPanel({
  label,
  opening,
  isOpen,
  onOpenChange,
  className,
  children,
  onFocus,
  ...props
}: PanelProps) {
  const { container } = useHost()

  /** Radix knows only of keys that were pressed since it is here, and the first one may have called for it. */
  function enter(event: FocusEvent<HTMLDivElement>) {
    if (opening.isByKey && event.target === event.currentTarget) {
      event.currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus()
    }
    onFocus?.(event)
  }

  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <Opener element={opening.opener} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          data-slot="menu"
          {...props}
          aria-label={label}
          aria-labelledby={undefined}
          sideOffset={6}
          collisionPadding={8}
          onFocus={enter}
          onInteractOutside={(event) => {
            // The button's own press closes it; closed here first, that press would open it again.
            if (opening.opener.contains(event.target as Node)) event.preventDefault()
          }}
          className={cn(
            panelLook,
            'max-h-(--radix-dropdown-menu-content-available-height) data-[state=open]:animate-arot-pop',
            className,
          )}
        >
          <ItemPartContext value={RadixItem}>{children}</ItemPartContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** The button is drawn before Radix is here: this draws nothing, and tells Radix which element it is. */
function Opener({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => element, [element])
  return null
}

const RadixItem: ItemPart = ({ onSelect, children }) => (
  <DropdownMenu.Item asChild onSelect={onSelect}>
    {children}
  </DropdownMenu.Item>
)
