'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { type Direction, directionOf } from './direction.ts'
import { useOverlay } from './useOverlay.ts'

type Disclosure = { isOpen?: boolean | undefined; onOpenChange?: ((isOpen: boolean) => void) | undefined }

/**
 * The state of a popover or menu at a button: whether it is open (controlled or not), and the text direction at the
 * button. Radix positions by left and right, and assumes `ltr`.
 */
export function useOpened({ isOpen, onOpenChange }: Disclosure) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOwnOpen, setIsOwnOpen] = useState(false)
  const [direction, setDirection] = useState<Direction>('ltr')
  const isShown = isOpen ?? isOwnOpen
  useOverlay(isShown, () => change(false))

  useLayoutEffect(() => {
    if (isShown && opener.current) setDirection(directionOf(opener.current))
  }, [isShown])

  function change(next: boolean) {
    setIsOwnOpen(next)
    onOpenChange?.(next)
  }

  return { opener, isShown, change, direction }
}
