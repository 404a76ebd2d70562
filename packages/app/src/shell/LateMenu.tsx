import type { MenuProps } from '@arot/ui/Menu'
import { cloneElement, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { lazyWithRetry, useLazyDialog } from '../platform/lazy.tsx'

const Menu = lazyWithRetry(async () => (await import('@arot/ui/Menu')).Menu)

/**
 * Only a button until it is pressed, then the library's menu. The menu's code loads when a pointer or the focus
 * reaches the button.
 */
export function LateMenu({ trigger, ...props }: MenuProps) {
  const [opening, setOpening] = useState<'by pointer' | 'by key'>()
  const [isOpen, setIsOpen] = useState(false)
  const [isPending, open] = useLazyDialog(Menu)
  const isWanted = useRef(false)

  if (opening !== undefined) {
    return (
      <Menu
        {...props}
        trigger={trigger}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setIsOpen(next)
          setOpening('by pointer')
        }}
        onFocus={(event) => {
          // The menu counts keys only after it has loaded, so it missed the one that opened it.
          if (opening === 'by key') focusFirst(event)
        }}
      />
    )
  }

  function press({ detail }: MouseEvent) {
    isWanted.current = true
    void open(() => {
      if (!isWanted.current) return
      // A press by a key or a screen reader has no click count.
      setOpening(detail === 0 ? 'by key' : 'by pointer')
      setIsOpen(true)
    })
  }

  function key(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key === 'Escape') giveUp()
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    event.currentTarget.click()
  }

  /** A menu that loads late must not open and move the focus after the reader has moved on. */
  function giveUp() {
    isWanted.current = false
  }

  const warm = () => void Menu.load().catch(() => {})
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': isPending || undefined,
    'data-state': 'closed',
    onPointerEnter: warm,
    onPointerDown: warm,
    onFocus: warm,
    onBlur: giveUp,
    onKeyDown: key,
    onClick: press,
  })
}

function focusFirst({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
}
