'use client'

import {
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
  type UIEvent,
  useId,
  useRef,
} from 'react'
import { cn } from '../../lib/cn.ts'
import { selectColumn } from './column.ts'
import { DataTableHead, type HeadProps } from './DataTableHead.tsx'
import { skipLook, tableWidth } from './look.ts'

type DataTableFrameProps<Row> = {
  label: string
  table: RefObject<HTMLTableElement | null>
  /** Whether the frame scrolls vertically. Otherwise the page does, and the frame scrolls only sideways. */
  ownsScroll: boolean
  /** Undefined while the rows load. */
  rowCount: number | undefined
  hasFoot: boolean
  head: HeadProps<Row>
  /** The columns of the grid layout. */
  style: CSSProperties | undefined
  columnsClassName: string | undefined
  handlers: HTMLAttributes<HTMLTableElement>
  children: ReactNode
}

/** The head of the table, the scrolling part, and a skip link for the keyboard. */
export function DataTableFrame<Row>(props: DataTableFrameProps<Row>) {
  const { label, table, ownsScroll, rowCount, hasFoot, head, style, columnsClassName, handlers, children } = props
  const { words, keys, roles, columns } = head.shape
  const headCopy = useRef<HTMLDivElement>(null)
  const endId = useId()
  const end = useRef<HTMLSpanElement>(null)

  function moveHead(event: UIEvent<HTMLDivElement>) {
    if (headCopy.current !== null) headCopy.current.scrollLeft = event.currentTarget.scrollLeft
  }

  /** When the keyboard scrolls the head, the frame follows. */
  function moveFrame(event: UIEvent<HTMLDivElement>) {
    const frame = table.current?.closest('section')
    if (frame) frame.scrollLeft = event.currentTarget.scrollLeft
  }

  return (
    <>
      {/* A plain anchor. A router, or a page with a `base`, would treat it as a link to another page. */}
      <a
        href={`#${endId}`}
        onClick={(event) => {
          event.preventDefault()
          end.current?.focus()
        }}
        className={skipLook}
      >
        {words.skip}
      </a>
      {ownsScroll ? null : (
        // A head inside an element that scrolls sideways would stick to that element. This copy sticks to the page and
        // takes the presses.
        <div ref={headCopy} data-slot="data-table-head" onScroll={moveFrame} className={headCopyLook}>
          <table role="presentation" style={style} className={cn(tableWidth, columnsClassName)}>
            <DataTableHead as="visible" {...head} />
          </table>
        </div>
      )}
      <section
        data-slot="data-table-frame"
        aria-label={label}
        // In a grid the focus scrolls with the cells. Otherwise the scrolling element itself must be focusable.
        tabIndex={keys === 'grid' ? undefined : 0}
        onScroll={moveHead}
        className={cn(
          'arot-focus focus-visible:-outline-offset-2 @container overflow-auto overscroll-x-contain print:overflow-visible',
          ownsScroll ? 'min-h-0' : 'rounded-b-arot-card',
          roomAtEnd,
        )}
      >
        <table
          ref={table}
          role={roles.table}
          aria-label={label}
          {...(keys === 'grid' && columns[0]?.column.id === selectColumn && { 'aria-multiselectable': true })}
          aria-rowcount={rowCount === undefined ? undefined : rowCount + (hasFoot ? 2 : 1)}
          style={style}
          className={cn(tableWidth, columnsClassName)}
          {...handlers}
        >
          <DataTableHead
            as={ownsScroll ? 'both' : 'spoken'}
            className={ownsScroll ? 'sticky top-0 z-arot-sticky' : 'sr-only'}
            {...head}
          />
          {children}
        </table>
      </section>
      <span ref={end} id={endId} tabIndex={-1} className="sr-only" />
    </>
  )
}

const headCopyLook =
  '@container sticky top-(--arot-page-top,0px) z-arot-sticky overflow-hidden rounded-t-arot-card print:static'

/** The message of a cell in the last rows needs space below them. */
const roomAtEnd = 'has-[tr:nth-last-child(-n+2)_:is([data-slot=data-table-stale],[data-slot=data-table-refusal])]:pb-28'
