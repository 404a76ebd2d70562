'use client'

import { useEffect, useRef, useState } from 'react'
import { cn } from '../../lib/cn.ts'

type BubbleProps = {
  id: string
  slot: 'button-reason' | 'tooltip'
  /** Whether a press shows it too. A finger can neither hover nor focus. */
  isAskedByPress: boolean
  children: string
}

/**
 * A text at the control before it, on hover or focus, until Escape. It is a sibling of the control: inside, it would
 * become part of the control's name.
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
    // A new press, focus or hover, here or elsewhere, resets what the user asked for. A bubble does not appear if
    // scrolling moves its control under a resting pointer.
    for (const name of ['pointerdown', 'focusin']) on(name, () => setWish(null))
    for (const name of ['pointerover', 'pointerout']) on(name, (event) => isAtIt(event) && setWish(null))
    // Set here, not in the markup, because a content security policy can forbid inline styles there.
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
        isAskedByPress ? '[@media(hover:none)]:pointer-events-none' : pointedAt,
        wish !== 'dismissed' && 'hover:block [:focus-visible+&]:block [:hover+&]:block',
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

/** At a button with a reason, the tooltip follows the reason. */
function controlOf(bubble: HTMLElement) {
  let control = bubble.previousElementSibling
  while (control?.matches(bubbles)) control = control.previousElementSibling
  return control as HTMLElement
}

/** A reason and a tooltip can share one control, each with its own anchor name. */
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

/**
 * A short delay hides a tooltip when the pointer only passes. Never on touch screens.
 */
const pointedAt = '[:hover+&]:[animation-delay:300ms] [animation-fill-mode:backwards] [@media(hover:none)]:hidden!'

/**
 * Below the control, or above it at the end of the window; at the bottom of the window if the browser does not support
 * anchors. The gap is part of the bubble, so that the pointer can cross it.
 */
const place =
  'fixed inset-x-0 bottom-4 mx-auto py-2 supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mx-0 supports-[position-area:bottom]:[position-area:bottom] supports-[position-area:bottom]:[position-try-fallbacks:flip-block]'
