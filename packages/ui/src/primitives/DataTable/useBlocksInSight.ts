'use client'

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows come and go by so many at a time: fewer updates than row by row, and small ones. */
export const rowsInBlock = 2
/** Blocks kept ready on either side of what is seen. */
const blocksAhead = 2
/** A step longer than so many heights of what is seen is a jump, and says nothing of where it goes on. */
const longestStep = 3
/** What is drawn before anything could be measured, on a server too. */
const firstBlocks = 7

type Blocks = { first: number; last: number }

export type BlocksInSightProps = {
  rowCount: number
  /** The element that holds all rows, as high as all of them. */
  body: RefObject<HTMLElement | null>
  /** Selects the ancestor that scrolls; not given, the page does. A parent's ref is not there yet when rows are first measured. */
  scroller: string | undefined
  /** As high as all rows: what a server has drawn is not yet. */
  isPlaced: boolean
  /** Where each row starts and the last one ends, in any unit; not given, all are of one height. */
  starts?: Float64Array | undefined
}

// The server has no layout to wait for, and would warn.
const useMeasuringEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/** Which blocks of rows are in sight or close to it. How high all rows are is read, never guessed. */
export function useBlocksInSight({ rowCount, body, scroller, isPlaced, starts }: BlocksInSightProps) {
  const [blocks, setBlocks] = useState<Blocks>({ first: 0, last: firstBlocks - 1 })
  /** Rows may change while the page is printed: all of them stay. */
  const isPrinting = useRef(false)

  useMeasuringEffect(() => {
    const rows = body.current
    if (rows === null || !isPlaced) return
    const frame = scroller === undefined ? null : rows.closest<HTMLElement>(scroller)
    let height = 1
    let hidden = 0
    let lastBlocks: Blocks = { first: 0, last: firstBlocks - 1 }

    function measure() {
      // The page is laid out anew on its way to the paper: that is nobody's scrolling.
      if (isPrinting.current) return
      height = Math.max(1, rows?.offsetHeight ?? 0)
      setBlocks(look())
    }

    /** What is in sight, and as far on again as it came since the last look: by the time it is shown it will have gone on. */
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

    /** In the frame that shows where it was scrolled to: React by itself would draw the rows for the next. */
    function follow() {
      if (isPrinting.current) return
      const before = lastBlocks
      if (look() !== before) flushSync(() => setBlocks(lastBlocks))
    }

    // A sheet of paper cannot be scrolled: all rows are there before the browser takes its picture of the page.
    function showAll() {
      isPrinting.current = true
      flushSync(() => setBlocks({ first: 0, last: Number.POSITIVE_INFINITY }))
    }

    function lookAgain() {
      isPrinting.current = false
      measure()
    }

    // Caught on its way down: whatever scrolls around the rows is heard, the window or an app's own pane.
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

/** The row at a share of the height of all. */
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
