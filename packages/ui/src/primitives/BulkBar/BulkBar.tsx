'use client'

import { MoreHorizontal } from 'lucide-react'
import {
  Children,
  type ComponentProps,
  isValidElement,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { giveRef } from '../../lib/giveRef.ts'
import { useHost } from '../../lib/host.ts'
import { keepFocusNear, useFocusFallback } from '../../lib/useFocusFallback.ts'
import { useWords } from '../../lib/useWords.ts'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { BulkPlace } from './BulkAction.tsx'
import { type BulkBarLabels, english } from './labels.ts'

export { BulkAction, type BulkActionProps } from './BulkAction.tsx'
export type { BulkBarLabels }

export type BulkBarProps = Omit<ComponentProps<'section'>, 'aria-label'> & {
  /** The number of selected items. At 0 the bar is hidden. */
  count: number
  /** The number of items that can be selected. */
  total?: number | undefined
  /** Called when the user selects all items. Without it there is no such button. */
  onSelectAll?: (() => void) | undefined
  /** Called when the user clears the selection. */
  onClear: () => void
  /** The element that gets the focus when the bar closes and the focus was in it. Ignored while the element is hidden. */
  finalFocus?: RefObject<HTMLElement | null> | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<BulkBarLabels> | undefined
}

/**
 * The actions for the selected items, at the bottom of the screen while the list is visible. Its children are
 * BulkActions, the most important one first. Render it after the list, in the same parent.
 */
export function BulkBar({
  count,
  total,
  onSelectAll,
  onClear,
  finalFocus,
  labels,
  ref,
  className,
  children,
  ...props
}: BulkBarProps) {
  const { locale } = useHost()
  const words = useWords('BulkBar', english, labels)
  const bar = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const isOpen = count > 0
  const [last, setLast] = useState(count)
  const spoken = useSpokenCount(count, (number) =>
    number > 0 ? words.selected(formatNumber(number, locale), number) : words.none,
  )
  // While the bar fades out, it keeps its last count.
  if (isOpen && last !== count) setLast(count)
  useFocusFallback(bar)
  useClearFocus(bar, isOpen)

  useLayoutEffect(() => {
    if (!isOpen && bar.current) keepFocusNear(bar.current, finalFocus?.current)
  }, [isOpen, finalFocus])

  // After the fade the panel is removed, so that it leaves no empty space.
  useEffect(() => {
    if (isOpen || last === 0) return
    let isCurrent = true
    const fades = panel.current?.getAnimations?.() ?? []
    if (fades.length === 0) return setLast(0)
    void Promise.allSettled(fades.map(({ finished }) => finished)).then(() => isCurrent && setLast(0))
    return () => {
      isCurrent = false
    }
  }, [isOpen, last])

  const [first, ...rest] = Children.toArray(children)
  const formatted = formatNumber(last, locale)
  return (
    <section
      data-slot="bulk-bar"
      data-state={isOpen ? 'open' : 'closed'}
      aria-label={isOpen ? words.region : undefined}
      {...props}
      ref={(element) => {
        bar.current = element
        return giveRef(ref, element)
      }}
      className={cn(place, fromCaller(className))}
    >
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {last === 0 ? null : (
        <div
          ref={panel}
          data-slot="bulk-bar-panel"
          inert={!isOpen}
          data-state={isOpen ? 'open' : 'closed'}
          className={panelLook}
        >
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 @min-[44rem]:flex-none">
            <span data-slot="bulk-bar-count" className="font-semibold tabular-nums">
              {words.selected(formatted, last)}
            </span>
            {onSelectAll === undefined || total === undefined || total <= last ? null : (
              <Button variant="link" size="sm" className={link} onClick={onSelectAll}>
                {words.selectAll(formatNumber(total, locale), total)}
              </Button>
            )}
            <Button variant="link" size="sm" className={cn(link, 'ms-auto @min-[44rem]:ms-0')} onClick={onClear}>
              {words.clear}
            </Button>
          </div>
          {first === undefined ? null : (
            <div className="flex min-w-0 basis-full items-start gap-2 @min-[44rem]:basis-auto @min-[44rem]:flex-wrap @min-[44rem]:justify-end">
              <BulkPlace value="first">{first}</BulkPlace>
              {rest.map((action, index) => (
                <span
                  key={isValidElement(action) ? action.key : index}
                  className="hidden min-w-0 max-w-full @min-[44rem]:flex"
                >
                  {action}
                </span>
              ))}
              {rest.length === 0 ? null : (
                <span className="flex shrink-0 @min-[44rem]:hidden">
                  <Menu
                    label={words.more}
                    trigger={
                      <IconButton variant="secondary" label={words.more} icon={<MoreHorizontal aria-hidden />} />
                    }
                  >
                    <BulkPlace value="menu">{rest}</BulkPlace>
                  </Menu>
                </span>
              )}
            </div>
          )}
        </div>
      )}
    </section>
  )
}

/** Announces changes only. A screen reader reads the initial state with the page. */
function useSpokenCount(count: number, say: (count: number) => string) {
  const [spoken, setSpoken] = useState('')
  const before = useRef(count)
  useEffect(() => {
    if (before.current === count) return
    before.current = count
    setSpoken(say(count))
  })
  return spoken
}

/** The browser counts what is behind the bar as visible, so it does not scroll there when the focus moves by key. */
function useClearFocus(bar: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    const list = bar.current?.parentElement
    if (!isOpen || !list) return
    function uncover({ target }: FocusEvent) {
      if (target === list || !(target instanceof Element && target.matches(':focus-visible'))) return
      if (bar.current?.contains(target)) return
      const focused = target.getBoundingClientRect()
      const cover = bar.current?.getBoundingClientRect()
      if (cover && focused.bottom > cover.top && focused.top < cover.bottom) target.scrollIntoView({ block: 'center' })
    }
    list.addEventListener('focusin', uncover)
    return () => list.removeEventListener('focusin', uncover)
  }, [bar, isOpen])
}

/** On a very low screen, such as at 400 % zoom, the bar is at the end of the list. */
const place =
  '@container sticky bottom-[calc(var(--arot-page-bottom,env(safe-area-inset-bottom))+1rem)] z-arot-sticky min-w-0 data-[state=closed]:pointer-events-none print:hidden [@media(max-height:30rem)]:static'

const panelLook =
  'flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-arot-card border border-arot-line bg-arot-surface px-4 py-3 text-arot-14 text-arot-ink shadow-arot-float transition-[opacity,visibility] duration-arot-quick data-[state=closed]:invisible data-[state=open]:animate-arot-rise data-[state=closed]:opacity-0'

const link = 'min-h-6 pointer-coarse:min-h-11'
