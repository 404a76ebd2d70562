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
  /**
   * Why the action is not available for the selected rows. The button stays focusable, so that everyone can read the
   * reason.
   */
  disabledReason?: string | undefined
  /** The name of the action. */
  children: ReactNode
}

export const BulkPlace = createContext<'first' | 'row' | 'menu'>('row')

/** An action on all selected items: a button, or an item of the bar's menu if there is no room. */
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
