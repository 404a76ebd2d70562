'use client'

import { cn, fromCaller } from '../../lib/cn.ts'
import type { DialogLabels } from './labels.ts'
import { inTheMiddle, panelLook } from './look.ts'
import { Panel, type PanelProps } from './Panel.tsx'

export type { DialogLabels }

export type DialogProps = PanelProps & {
  /** Its width on larger screens. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** Asks for one thing above the page; on small screens it is a sheet. It keeps the focus inside, and returns it on close. */
export function Dialog({ size, className, ...props }: DialogProps) {
  return (
    <Panel
      name="dialog"
      {...props}
      scrimLook={inTheMiddle}
      className={cn(panelLook({ size }), fromCaller(className))}
    />
  )
}
