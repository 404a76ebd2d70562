'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import { type Direction, directionOf } from './direction.ts'
import { useOverlay } from './useOverlay.ts'

type Disclosure = { isOpen?: boolean | undefined; onOpenChange?: ((isOpen: boolean) => void) | undefined }

/**
 * What is opened at a button: whether it is open, kept here unless somebody else does, and which way lines run at that
 * button. What places it knows left and right alone, and is `ltr` on any page.
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
