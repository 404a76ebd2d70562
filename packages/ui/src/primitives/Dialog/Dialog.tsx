'use client'

import { type ComponentProps, type ReactNode, useState } from 'react'
import { useOnDemand, useWarmAtFirstSign } from '../../lib/onDemand.ts'
import { panel } from './panel.ts'

export type DialogProps = Omit<ComponentProps<'div'>, 'title' | 'role'> & {
  isOpen: boolean
  /** Asked to close by Escape, by the close button or by a press outside. */
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: ReactNode
  /** What is there to do, at the bottom and always in view. */
  footer?: ReactNode
  /** Its width on larger screens. @default 'md' */
  size?: 'sm' | 'md' | 'lg'
  labels?: { close: string }
}

const english = { close: 'Close' }

/**
 * Asks for one thing above the page: a sheet on small screens. Keeps the focus in, and gives it back when it closes.
 * What opens is loaded at the reader's first sign; a dialog that is opened before shows when it is here.
 */
export function Dialog({ labels = english, ...props }: DialogProps) {
  const [hasOpened, setHasOpened] = useState(props.isOpen)
  const Panel = useOnDemand(panel, props.isOpen)
  useWarmAtFirstSign(panel)
  if (props.isOpen && !hasOpened) setHasOpened(true)
  return hasOpened && Panel !== null ? <Panel {...props} labels={labels} /> : null
}
