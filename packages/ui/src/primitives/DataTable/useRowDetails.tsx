'use client'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { useValue } from '../../lib/useValue.ts'
import { useWords } from '../../lib/useWords.ts'
import type { DataColumn, DataDetails, DataDetailsFrame } from './column.ts'
import { english } from './labels.ts'
import { as, clearOfEdges } from './look.ts'

type Settings<Row> = {
  /** The unique key of a row, the same as in the table. */
  keyOf: (row: Row) => string
  /** The name of a row. @default its key */
  nameOf?: ((row: Row) => string) | undefined
  /** Renders the details of a row. A row without details cannot be opened. */
  render: (row: Row) => ReactNode
  /** The height of the details, in rows. Higher content scrolls inside. @default 4 */
  rows?: number | undefined
  /** The keys of the open rows. */
  openRows?: readonly string[] | undefined
  /** The keys of the rows that are open initially, if the hook is uncontrolled. @default none */
  defaultOpenRows?: readonly string[] | undefined
  /** Called with the keys of all open rows after each change. */
  onOpenRowsChange?: ((keys: string[]) => void) | undefined
}

const none: string[] = []

/** Rows that open: adds a column with a button for each row, and renders details below open rows. */
export function useRowDetails<Row>(columns: readonly DataColumn<Row>[], settings: Settings<Row>) {
  const { keyOf, nameOf = keyOf, render, rows = 4, openRows, defaultOpenRows = none, onOpenRowsChange } = settings
  const words = useWords('DataTable', english, undefined)
  const [keys, setKeys] = useValue<readonly string[]>(openRows, defaultOpenRows, (next) =>
    onOpenRowsChange?.([...next]),
  )
  const latest = useRef(setKeys)
  latest.current = setKeys
  /** The id of the details that a press opens. */
  const pressed = useRef<string>(undefined)
  const id = useId()

  return useMemo(() => {
    const open = new Set(keys)
    // An id must not contain spaces.
    const idOf = (key: string) => id + key.replaceAll(/[\s%]/g, (sign) => `%${sign.charCodeAt(0)}`)
    const isOpen = (row: Row) => open.has(keyOf(row)) && !isEmpty(render(row))
    // The host can render the changed keys late. Until then the next press starts from these.
    let current = keys
    function toggle(key: string) {
      const isOpening = !current.includes(key)
      pressed.current = isOpening ? idOf(key) : undefined
      current = isOpening ? [...current, key] : current.filter((one) => one !== key)
      latest.current(current)
    }
    const toggles: DataColumn<Row> = {
      id: 'arot-details',
      title: words.details,
      isTitleHidden: true,
      width: 3,
      pin: 'start',
      isOnPaper: false,
      cell(row) {
        const key = keyOf(row)
        if (isEmpty(render(row))) return null
        return (
          <Toggle
            label={words.detailsOf(nameOf(row))}
            opens={idOf(key)}
            isOpen={open.has(key)}
            onClick={() => toggle(key)}
          />
        )
      },
    }
    const details: DataDetails<Row> = {
      isOpen,
      hasOpen: open.size > 0,
      rows: Math.max(1, rows || 1),
      draw(row, frame) {
        const label = words.detailsOf(nameOf(row))
        return (
          <Details id={idOf(keyOf(row))} label={label} pressed={pressed} {...frame}>
            {render(row)}
          </Details>
        )
      },
    }
    return { columns: [toggles, ...columns], details }
  }, [columns, keyOf, nameOf, render, rows, keys, words, id])
}

const isEmpty = (content: ReactNode) => content == null || typeof content === 'boolean' || content === ''

type ToggleProps = { label: string; opens: string; isOpen: boolean; onClick: () => void }

function Toggle({ label, opens, isOpen, onClick }: ToggleProps) {
  return (
    <button
      type="button"
      data-slot="data-table-toggle"
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={isOpen ? opens : undefined}
      onClick={onClick}
      className={toggleLook}
    >
      <ChevronDown aria-hidden className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
    </button>
  )
}

type DetailsProps = DataDetailsFrame & {
  id: string
  label: string
  pressed: RefObject<string | undefined>
  children: ReactNode
}

/** As wide as the visible part of the table, and always in view when it scrolls sideways. */
function Details({ id, label, pressed, columnCount, place, cellRole, children }: DetailsProps) {
  const element = useRef<HTMLTableRowElement>(null)
  // Details that a press opens below the visible rows scroll into view. The button stays in view too.
  useLayoutEffect(() => {
    if (pressed.current !== id) return
    pressed.current = undefined
    const own = element.current as HTMLElement
    own.querySelector('[role=group]')?.scrollIntoView({ block: 'nearest' })
    toggleOf(own)?.scrollIntoView({ block: 'nearest' })
  }, [pressed, id])
  // If the details close from inside, the focus goes to the button that opened them.
  useLayoutEffect(() => {
    const own = element.current as HTMLElement
    return () => {
      if (own.contains(document.activeElement)) toggleOf(own)?.focus()
    }
  }, [])
  return (
    <tr
      ref={element}
      {...as.row}
      id={id}
      data-slot="data-table-details"
      style={place}
      className={place ? 'absolute inset-x-0 block print:static print:h-auto!' : 'block'}
    >
      <td
        role={cellRole}
        colSpan={columnCount}
        className="block h-full border-arot-line bg-arot-sunken forced-colors:border-t"
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: high details scroll, so they must be focusable */}
        <div role="group" aria-label={label} tabIndex={0} className={look}>
          {children}
        </div>
      </td>
    </tr>
  )
}

const toggleOf = (details: HTMLElement) =>
  details.previousElementSibling?.querySelector<HTMLElement>('[data-slot=data-table-toggle]')

const toggleLook = cn(
  'arot-focus -mx-1 grid size-8 pointer-coarse:-mx-2.5 pointer-coarse:size-11 place-items-center rounded-arot-control hover:bg-arot-line hover:text-arot-ink',
  clearOfEdges,
)

const look = cn(
  'arot-focus focus-visible:-outline-offset-2 sticky start-0 h-full w-[100cqi] overflow-auto px-3 py-2 text-arot-13 text-arot-ink print:static print:w-auto',
  clearOfEdges,
)
