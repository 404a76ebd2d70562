'use client'

import { useEffect, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'

type ReasonProps = { id: string; children: string }

/**
 * Seen by whoever points at, focuses or presses the button before it, until Escape; and that button's description. It
 * stands beside the button: inside, it would be read as a part of what the button is called.
 */
export function Reason({ id, children }: ReasonProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  // A finger neither points nor focuses: its press asks why.
  const [wish, setWish] = useState<'asked' | 'dismissed' | null>(null)

  useEffect(() => {
    const button = bubble.current?.previousElementSibling as HTMLElement
    const leaving = new AbortController()
    const on = (name: string, listen: (event: Event) => void) =>
      document.addEventListener(name, listen, { capture: true, signal: leaving.signal })
    on('click', ({ target }) => button.contains(target as Node) && setWish('asked'))
    on('keydown', (event) => (event as KeyboardEvent).key === 'Escape' && setWish('dismissed'))
    // Whoever presses or focuses anew, here or elsewhere, or begins or ends to point at it, has not asked yet. What comes to
    // lie under a resting pointer elsewhere, because the page moves, says nothing.
    for (const name of ['pointerdown', 'focusin']) on(name, () => setWish(null))
    for (const name of ['pointerover', 'pointerout']) {
      on(name, ({ target }) => button.contains(target as Node) && setWish(null))
    }
    // Here, not in the markup: a host's policy may forbid styles there.
    const anchor = `--arot-${id.replace(/\W/g, '')}`
    button.style.setProperty('anchor-name', anchor)
    bubble.current?.style.setProperty('position-anchor', anchor)
    return () => {
      leaving.abort()
      button.style.removeProperty('anchor-name')
    }
  }, [id])

  return (
    <span
      ref={bubble}
      id={id}
      data-slot="button-reason"
      aria-hidden
      className={cn(
        'pointer-events-none z-arot-popover hidden w-max max-w-60 animate-arot-appear select-none whitespace-normal rounded-arot-control bg-arot-ink px-2.5 py-1.5 text-center font-normal text-arot-12 text-arot-canvas print:hidden',
        place,
        wish !== 'dismissed' && '[:focus-visible+&]:block [:hover+&]:block',
        wish === 'asked' && 'block',
      )}
    >
      {children}
    </span>
  )
}

/** Under the button, or above it at the window's end; at the window's foot where a browser knows no anchors. */
const place =
  'fixed inset-x-0 bottom-4 mx-auto supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mx-0 supports-[position-area:bottom]:my-2 supports-[position-area:bottom]:[position-area:bottom] supports-[position-area:bottom]:[position-try-fallbacks:flip-block]'
