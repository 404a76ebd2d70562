'use client'

import { createContext, type ReactNode, use } from 'react'
import { Button } from '../Button/Button.tsx'
import { MenuItem } from '../Menu/MenuItem.tsx'

export type BulkActionProps = {
  /** Called when the action is chosen. */
  onSelect: () => void
  /** An icon before the text. */
  icon?: ReactNode
  /**
   * `error` for an action that removes something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'error' | undefined
  /** Why it cannot be done with what is selected. It stays reachable, so that everyone can learn the reason. */
  disabledReason?: string | undefined
  /** The name of the action. */
  children: ReactNode
}

export const BulkPlace = createContext<'first' | 'row' | 'menu'>('row')

/** One thing to do with all that is selected: a button where there is room, else an item of the bar's menu. */
export function BulkAction({ onSelect, icon, tone = 'neutral', disabledReason, children }: BulkActionProps) {
  const place = use(BulkPlace)
  if (place !== 'menu')
    return (
      <Button
        data-slot="bulk-action"
        variant={tone === 'error' ? 'danger' : place === 'first' ? 'primary' : 'secondary'}
        icon={icon}
        disabledReason={disabledReason}
        className="h-auto min-h-arot-control min-w-0 max-w-full flex-1 whitespace-normal py-1.5 @min-[44rem]:flex-none"
        onClick={onSelect}
      >
        {children}
      </Button>
    )
  return (
    <MenuItem icon={icon} tone={tone} disabledReason={disabledReason} onSelect={onSelect}>
      {children}
    </MenuItem>
  )
}
