'use client'

// The core of Radix' dropdown without its trigger: ours is drawn long before Radix is here.
import { Menu } from 'radix-ui/internal'
import { type FocusEvent, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { type ItemPart, ItemPartContext } from './itemPart.ts'
import { type PanelProps, panelLook } from './panel.ts'

/** What opens: walked by arrows and letters, and placed where there is room for it. */
export function MenuPanel({
  label,
  opening: { opener, isByKey },
  isOpen,
  onOpenChange,
  className,
  children,
  onFocus,
  ...props
}: PanelProps) {
  const { container } = useHost()
  const isPressedOutside = useRef(false)

  /** Radix knows only of keys that were pressed since it is here, and the first one may have called for it. */
  function enter(event: FocusEvent<HTMLDivElement>) {
    if (isByKey && event.target === event.currentTarget) {
      event.currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus()
    }
    onFocus?.(event)
  }

  /** What was pressed outside keeps the focus; else the button has it back. */
  function leave(event: Event) {
    event.preventDefault()
    if (!isPressedOutside.current) opener.focus()
    isPressedOutside.current = false
  }

  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Menu.Anchor virtualRef={{ current: opener }} />
      <Menu.Portal container={container}>
        <Menu.Content
          data-slot="menu"
          {...props}
          aria-label={label}
          sideOffset={6}
          collisionPadding={8}
          onFocus={enter}
          onCloseAutoFocus={leave}
          onInteractOutside={(event) => {
            // The button's own press closes it; closed here first, that press would open it again.
            if (opener.contains(event.target as Node)) event.preventDefault()
            else isPressedOutside.current = true
          }}
          className={cn(
            panelLook,
            'max-h-(--radix-popper-available-height) data-[state=open]:animate-arot-pop',
            className,
          )}
        >
          <ItemPartContext value={RadixItem}>{children}</ItemPartContext>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}

const RadixItem: ItemPart = ({ onSelect, children }) => (
  <Menu.Item asChild onSelect={onSelect}>
    {children}
  </Menu.Item>
)
