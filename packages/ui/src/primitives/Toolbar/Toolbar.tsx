'use client'

import { type ComponentProps, type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { giveRef } from '../../lib/giveRef.ts'
import { nextOf } from '../../lib/rove.ts'

export { ToolbarGroup, type ToolbarGroupProps } from './ToolbarGroup.tsx'

export type ToolbarProps = Omit<ComponentProps<'div'>, 'role' | 'aria-label'> & {
  /** The accessible name of the toolbar. It is not visible. */
  label: string
}

/**
 * Buttons and links with one tab stop; arrow keys move between them. A text field among them keeps its arrow keys and
 * its own tab stop.
 */
export function Toolbar({ label, ref, className, onKeyDown, onFocus, ...props }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  const last = useRef<HTMLElement>(null)

  // The tools can be the host's own, so this looks them up in the page after each render.
  useLayoutEffect(() => {
    if (bar.current) makeOneStop(bar.current, last.current)
  })

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const next = nextOf(event, toolsOf(event.currentTarget))
    if (next) {
      event.preventDefault()
      next.focus()
    }
    onKeyDown?.(event)
  }

  function enter(event: FocusEvent<HTMLDivElement>) {
    // Not a text field, which is a tab stop of its own.
    if (toolsOf(event.currentTarget).includes(event.target)) last.current = event.target
    makeOneStop(event.currentTarget, last.current)
    onFocus?.(event)
  }

  return (
    <div
      data-slot="toolbar"
      aria-label={label}
      {...props}
      ref={(element) => {
        bar.current = element
        return giveRef(ref, element)
      }}
      role="toolbar"
      onKeyDown={move}
      onFocus={enter}
      className={cn(
        'flex min-w-0 flex-wrap items-center gap-1 overflow-x-clip rounded-arot-control border border-arot-line bg-arot-surface p-1 print:hidden',
        fromCaller(className),
      )}
    />
  )
}

function toolsOf(bar: HTMLElement) {
  return [...bar.querySelectorAll<HTMLElement>('button:enabled, a[href]')].filter(isSeen)
}

/** Test environments may lack `checkVisibility`. */
function isSeen(tool: HTMLElement) {
  return tool.checkVisibility?.() !== false
}

/** Tab returns to the tool that last had the focus, or goes to the first one. */
function makeOneStop(bar: HTMLElement, last: HTMLElement | null) {
  const tools = toolsOf(bar)
  const stop = tools.find((tool) => tool === last) ?? tools[0]
  for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1
}
