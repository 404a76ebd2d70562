'use client'

import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'

type Props = {
  label: string
  icon: ReactNode
  /** Why it goes no further; undefined while it does. */
  stop: string | undefined
  onPress: () => void
}

/** For the pointer: the keyboard has the arrows, so it is no stop of the Tab key and leaves the focus where it is. */
export function StepButton({ label, icon, stop, onPress }: Props) {
  return (
    <IconButton
      data-slot="quantity-stepper-button"
      label={label}
      icon={icon}
      size="sm"
      tabIndex={-1}
      disabledReason={stop}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="rounded-[5px] bg-arot-sunken text-arot-16 pointer-coarse:rounded-arot-control"
    />
  )
}
