'use client'

import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { nextOf } from '../../lib/rove.ts'
import { idsOf, type Tab } from './tab.ts'

type Props<Value extends string> = {
  id: string
  label: string
  tabs: readonly Tab<Value>[]
  selected: Value | undefined
  onShow: (value: Value) => void
}

/** The tabs: one tab stop, arrow keys show the next tab, and the list scrolls if it has no room. */
export function TabList<Value extends string>({ id, label, tabs, selected, onShow }: Props<Value>) {
  const list = useRef<HTMLDivElement>(null)

  // Also after a phone is turned. Old test environments have no ResizeObserver, and no sizes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab is read from the page
  useLayoutEffect(() => {
    if (!list.current || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(([entry]) => bringToSight(entry?.target))
    observer.observe(list.current)
    bringToSight(list.current)
    return () => observer.disconnect()
  }, [selected])

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const items = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role="tab"]')]
    const next = nextOf(event, items)
    if (next === null) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.click()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      data-slot="tabs-list"
      onKeyDown={move}
      className="flex overflow-x-auto overscroll-x-contain border-arot-line border-b [scrollbar-width:none]"
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={idsOf(id, index).tab}
          data-slot="tabs-tab"
          aria-selected={tab.value === selected}
          aria-controls={tab.value === selected ? idsOf(id, index).panel : undefined}
          tabIndex={tab.value === selected ? 0 : -1}
          onClick={() => onShow(tab.value)}
          className={look}
        >
          {tab.icon}
          {tab.label}
          {tab.count === undefined ? null : (
            <span className="rounded-full bg-arot-sunken px-1.5 text-arot-12 text-arot-muted tabular-nums forced-colors:bg-transparent forced-colors:text-inherit">
              {tab.count}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

const look =
  'arot-focus inline-flex max-w-72 focus-visible:-outline-offset-2 min-h-arot-control shrink-0 cursor-pointer select-none items-center gap-2 text-start rounded-t-arot-control border-transparent border-b-2 px-3.5 py-2 font-semibold text-arot-14 text-arot-muted transition-colors duration-arot-quick hover:text-arot-ink aria-selected:border-arot-brand aria-selected:text-arot-brand-strong forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight] forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none [&_svg]:size-4 [&_svg]:shrink-0'

/** Scrolls only the list. `scrollIntoView` would scroll the page too. */
function bringToSight(list: Element | undefined) {
  const chosen = list?.querySelector('[aria-selected="true"]')
  if (!list || !chosen) return
  const [frame, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (tab.left < frame.left) list.scrollLeft += tab.left - frame.left
  else if (tab.right > frame.right) list.scrollLeft += Math.min(tab.right - frame.right, tab.left - frame.left)
}
