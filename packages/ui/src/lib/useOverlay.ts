'use client'

import { useEffect, useRef } from 'react'
import { useHost } from './host.ts'

/** Tells the host that something lies over the page, and how it is closed, for as long as it is open. */
export function useOverlay(isOpen: boolean, close: () => void) {
  const { onOverlay } = useHost()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isOpen ? onOverlay?.(() => latest.current()) : undefined), [isOpen, onOverlay])
}
