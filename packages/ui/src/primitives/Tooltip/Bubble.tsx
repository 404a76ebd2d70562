'use client'

import { useEffect, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'

type BubbleProps = {
  id: string
  slot: 'button-reason' | 'tooltip'
  /** A press shows it too. A finger neither points nor focuses. */
  isAskedByPress: boolean
  children: string
}

/**
 * Words at the control before it, for whoever points at it or focuses it, until Escape. It stands beside the control:
 * inside, it would be read as a part of what that is called.
 */
export function Bubble({ id, slot, isAskedByPress, children }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  const [wish, setWish] = useState<'asked' | 'dismissed' | null>(null)

  useEffect(() => {
    const control = controlOf(bubble.current as HTMLElement)
    const leaving = new AbortController()
    const on = (name: string, listen: (event: Event) => void) =>
      document.addEventListener(name, listen, { capture: true, signal: leaving.signal })
    const isAtIt = ({ target }: Event) => control.contains(target as Node)
    on('click', (event) => isAtIt(event) && setWish(isAskedByPress ? 'asked' : 'dismissed'))
    on('keydown', (event) => (event as KeyboardEvent).key === 'Escape' && setWish('dismissed'))
    // Whoever presses or focuses anew, here or elsewhere, or begins or ends to point at it, has not asked yet. What comes to
    // lie under a resting pointer elsewhere, because the page moves, says nothing.
    for (const name of ['pointerdown', 'focusin']) on(name, () => setWish(null))
    for (const name of ['pointerover', 'pointerout']) on(name, (event) => isAtIt(event) && setWish(null))
    // Here, not in the markup: a host's policy may forbid styles there.
    const anchor = `--arot-${id.replace(/\W/g, '')}`
    setAnchors(control, [...anchorsOf(control), anchor])
    bubble.current?.style.setProperty('position-anchor', anchor)
    return () => {
      leaving.abort()
      setAnchors(
        control,
        anchorsOf(control).filter((name) => name !== anchor),
      )
    }
  }, [id, isAskedByPress])

  return (
    <span
      ref={bubble}
      id={id}
      data-slot={slot}
      aria-hidden
      className={cn(
        'z-arot-popover hidden w-max max-w-60 animate-arot-appear select-none whitespace-normal text-center font-normal text-arot-12 print:hidden',
        place,
        isAskedByPress ? 'pointer-events-none' : pointedAt,
        wish !== 'dismissed' && '[:focus-visible+&]:block [:hover+&]:block',
        wish !== 'dismissed' && !isAskedByPress && 'hover:block',
        wish === 'asked' && 'block',
      )}
    >
      <span className="block rounded-arot-control border border-transparent bg-arot-ink px-2.5 py-1.5 text-arot-canvas">
        {children}
      </span>
    </span>
  )
}

const bubbles = '[data-slot="button-reason"], [data-slot="tooltip"]'

/** Behind a button with a reason, a tooltip follows the reason. */
function controlOf(bubble: HTMLElement) {
  let control = bubble.previousElementSibling
  while (control?.matches(bubbles)) control = control.previousElementSibling
  return control as HTMLElement
}

/** A reason and a tooltip stand at the same control, each by a name of its own. */
function anchorsOf(control: HTMLElement) {
  return control.style
    .getPropertyValue('anchor-name')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name.startsWith('--'))
}

function setAnchors(control: HTMLElement, names: readonly string[]) {
  if (names.length === 0) control.style.removeProperty('anchor-name')
  else control.style.setProperty('anchor-name', names.join(', '))
}

/** One that goes away by itself can be pointed at, and what only passes over it does not see it. Never for a finger. */
const pointedAt = '[:hover+&]:[animation-delay:300ms] [animation-fill-mode:backwards] [@media(hover:none)]:hidden!'

/**
 * Under the control, or above it at the window's end; at the window's foot where a browser knows no anchors. The room between is its
 * own, so that a pointer that goes over to it does not leave it.
 */
const place =
  'fixed inset-x-0 bottom-4 mx-auto py-2 supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mx-0 supports-[position-area:bottom]:[position-area:bottom] supports-[position-area:bottom]:[position-try-fallbacks:flip-block]'
