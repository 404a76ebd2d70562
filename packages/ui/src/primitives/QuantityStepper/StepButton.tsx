'use client'

import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useHeldPress } from './useHeldPress.ts'

type Props = {
  label: string
  icon: ReactNode
  /** Why the quantity cannot go further; undefined while it can. */
  stop: string | undefined
  /** Whether the field is disabled or read-only. */
  isStill: boolean
  className: string
  onPress: () => void
}

/** For the pointer only: the keyboard has the arrow keys. It is not a tab stop, and leaves the focus where it is. */
export function StepButton({ label, icon, stop, isStill, className, onPress }: Props) {
  const pressProps = useHeldPress(stop === undefined && !isStill ? onPress : undefined)
  return (
    <IconButton
      data-slot="quantity-stepper-button"
      label={label}
      icon={icon}
      size="sm"
      tabIndex={-1}
      disabledReason={stop}
      aria-disabled={isStill || stop !== undefined || undefined}
      onMouseDown={(event) => event.preventDefault()}
      {...pressProps}
      className={cn(
        'rounded-[calc(var(--arot-radius-control)-3px)] bg-arot-sunken text-arot-16 pointer-coarse:touch-manipulation pointer-coarse:rounded-arot-control',
        className,
      )}
    />
  )
}
