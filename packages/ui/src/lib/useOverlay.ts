'use client'

import { useEffect, useRef } from 'react'
import { useHost } from './host.ts'

/** While an overlay is open, tells the host through `onOverlay` how to close it. */
export function useOverlay(isOpen: boolean, close: () => void) {
  const { onOverlay } = useHost()
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => (isOpen ? onOverlay?.(() => latest.current()) : undefined), [isOpen, onOverlay])
}
