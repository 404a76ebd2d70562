'use client'

import { type ComponentProps, useId, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { TabList } from './TabList.tsx'
import { idsOf, type Tab } from './tab.ts'

export type { Tab }

export type TabsProps<Value extends string> = Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'aria-label'
> & {
  /** The accessible name of the tabs. It is not visible. */
  label: string
  /** The tabs with their panels, in order. */
  tabs: readonly Tab<Value>[]
  /** The value of the open tab. Without it the component is uncontrolled. */
  value?: Value | undefined
  /** The tab that is open initially, if the component is uncontrolled. @default the first */
  defaultValue?: Value | undefined
  /** Called with the tab that opens. */
  onValueChange?: ((value: Value) => void) | undefined
  /** Keeps hidden panels mounted, with the text typed in them. @default false */
  keepsPanels?: boolean | undefined
}

/** Parts of one thing, one visible at a time. For other pages use links. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  keepsPanels = false,
  className,
  ...props
}: TabsProps<Value>) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const wanted = value ?? own
  const current = tabs.find((tab) => tab.value === wanted) ?? tabs[0]

  function show(next: Value) {
    if (next === current?.value) return
    setOwn(next)
    onValueChange?.(next)
  }

  return (
    <div data-slot="tabs" {...props} className={cn('min-w-0', fromCaller(className))}>
      <TabList id={id} label={label} tabs={tabs} selected={current?.value} onShow={show} />
      {tabs.map((tab, index) => {
        const ids = idsOf(id, index)
        return tab === current || keepsPanels ? (
          <div
            key={tab.value}
            id={ids.panel}
            role="tabpanel"
            data-slot="tabs-panel"
            aria-labelledby={ids.tab}
            hidden={tab !== current}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel must be focusable, even if it contains only text
            tabIndex={0}
            className="arot-focus wrap-anywhere mt-4 min-w-0 rounded-arot-control text-arot-14 text-arot-ink"
          >
            {tab.panel}
          </div>
        ) : null
      })}
    </div>
  )
}
