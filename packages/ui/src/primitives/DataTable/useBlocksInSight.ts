'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows render in blocks of this size: fewer updates than row by row, and small ones. */
export const rowsInBlock = 2
/** Extra blocks rendered before and after the visible ones. */
const blocksAhead = 2
/** A scroll by more than this many viewport heights is a jump, and does not predict the next position. */
const longestStep = 3
/** The blocks rendered before anything is measured, also on a server. */
const firstBlocks = 7

type Blocks = { first: number; last: number }

export type BlocksInSightProps = {
  rowCount: number
  /** The element that contains all rows, as high as all of them. */
  body: RefObject<HTMLElement | null>
  /**
   * A selector for the ancestor that scrolls. Without it the page scrolls. Not a ref, because a parent's ref is not set
   * when rows are first measured.
   */
  scroller: string | undefined
  /** Whether `body` is as high as all rows. Server-rendered HTML is not. */
  isPlaced: boolean
  /** The start of each row and the end of the last one, in any unit. Without it all rows have the same height. */
  starts?: Float64Array | undefined
}

// On a server there is no layout, and `useLayoutEffect` would warn.
const useMeasuringEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** The blocks of rows in or near the viewport. The total height is measured, never estimated. */
export function useBlocksInSight({ rowCount, body, scroller, isPlaced, starts }: BlocksInSightProps) {
  const [blocks, setBlocks] = useState<Blocks>({ first: 0, last: firstBlocks - 1 })
  /** While the page prints, all rows stay rendered even if the rows change. */
  const isPrinting = useRef(false)

  useMeasuringEffect(() => {
    const rows = body.current
    if (rows === null || !isPlaced) return
    const frame = scroller === undefined ? null : rows.closest<HTMLElement>(scroller)
    let height = 1
    let hidden = 0
    let lastBlocks: Blocks = { first: 0, last: firstBlocks - 1 }

    function measure() {
      // Printing changes the layout, which is not scrolling.
      if (isPrinting.current) return
      height = Math.max(1, rows?.offsetHeight ?? 0)
      setBlocks(look())
    }

    /** The visible blocks, extended by the distance of the last scroll, because scrolling goes on before they appear. */
    function look(): Blocks {
      const top = frame === null ? 0 : frame.getBoundingClientRect().top
      const seen = frame === null ? window.innerHeight : frame.clientHeight
      const before = hidden
      hidden = top - (rows?.getBoundingClientRect().top ?? 0)
      const step = Math.abs(hidden - before) > longestStep * seen ? 0 : hidden - before
      const first = Math.max(0, blockAt(hidden + Math.min(0, step)) - blocksAhead)
      const last = Math.max(first, blockAt(hidden + seen + Math.max(0, step)) + blocksAhead)
      if (lastBlocks.first !== first || lastBlocks.last !== last) lastBlocks = { first, last }
      return lastBlocks
    }

    function blockAt(place: number) {
      return Math.floor(rowAt(place / height, rowCount, starts) / rowsInBlock)
    }

    /** Renders in the same frame as the scroll. Without `flushSync`, React would render in the next one. */
    function follow() {
      if (isPrinting.current) return
      const before = lastBlocks
      if (look() !== before) flushSync(() => setBlocks(lastBlocks))
    }

    // Paper cannot scroll, so all rows must be rendered before the browser prints.
    function showAll() {
      isPrinting.current = true
      flushSync(() => setBlocks({ first: 0, last: Number.POSITIVE_INFINITY }))
    }

    function lookAgain() {
      isPrinting.current = false
      measure()
    }

    // In the capture phase, to catch the scrolling of any ancestor: the window or an app's own pane.
    const target = frame ?? document
    const sizes = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined
    sizes?.observe(rows)
    sizes?.observe(frame ?? document.documentElement)
    target.addEventListener('scroll', follow, { passive: true, capture: true })
    window.addEventListener('beforeprint', showAll)
    window.addEventListener('afterprint', lookAgain)
    measure()
    return () => {
      sizes?.disconnect()
      target.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('beforeprint', showAll)
      window.removeEventListener('afterprint', lookAgain)
    }
  }, [rowCount, body, scroller, isPlaced, starts])

  const end = Math.max(0, Math.ceil(rowCount / rowsInBlock) - 1)
  return { first: Math.min(blocks.first, end), last: Math.min(blocks.last, end) }
}

/** The row at a fraction of the total height. */
function rowAt(share: number, rowCount: number, starts: Float64Array | undefined) {
  if (starts === undefined) return Math.floor(share * rowCount)
  const place = share * (starts[rowCount] ?? 0)
  let [low, high] = [0, rowCount]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] as number) <= place) low = middle
    else high = middle - 1
  }
  return low
}
