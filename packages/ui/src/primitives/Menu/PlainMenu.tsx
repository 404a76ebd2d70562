'use client'

import { useLayoutEffect, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { type ItemPart, ItemPartContext } from './itemPart.ts'
import { type PanelProps, panelLook } from './panel.ts'

/** What opens where the menu itself cannot be loaded: the browser's own popover, walked with Tab. Nobody is locked in. */
export function PlainMenu({ label, align, opening, isOpen, onOpenChange, className, children, ...props }: PanelProps) {
  const popover = useRef<HTMLDivElement>(null)
  const { opener } = opening

  useLayoutEffect(() => {
    const element = popover.current
    if (!element || !isOpen) return
    element.showPopover()
    const { left, right, bottom, top } = opener.getBoundingClientRect()
    const { offsetWidth, offsetHeight } = element
    const hasRoom = bottom + offsetHeight + 14 < window.innerHeight
    const wished = align === 'start' ? left : right - offsetWidth
    element.style.left = `${Math.max(8, Math.min(wished, window.innerWidth - offsetWidth - 8))}px`
    element.style.top = `${hasRoom ? bottom + 6 : Math.max(8, top - offsetHeight - 6)}px`
    element.querySelector<HTMLElement>('a, button')?.focus()
    return () => element.hidePopover()
  }, [opener, isOpen, align])

  return (
    <div
      data-slot="menu"
      {...props}
      ref={popover}
      role="group"
      aria-label={label}
      popover="auto"
      onToggle={(event) => onOpenChange(event.newState === 'open')}
      className={cn(panelLook, 'fixed inset-auto max-h-[90dvh]', className)}
    >
      <ItemPartContext value={PlainItem}>{children}</ItemPartContext>
    </div>
  )
}

const PlainItem: ItemPart = ({ onSelect, children }) => {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears of the press of the link or button within it
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key presses them too
    <div
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        onSelect?.()
      }}
    >
      {children}
    </div>
  )
}
