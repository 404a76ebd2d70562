'use client'

import type { ComponentProps, ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { Button, type ButtonProps } from '../Button/Button.tsx'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'aria-label'> &
  Pick<ButtonProps, 'size' | 'isPending' | 'disabledReason'> & {
    /** The name of the button: what it does. */
    label: string
    /** The icon. The button is named by `label`. */
    icon: ReactNode
    /**
     * How prominent it is.
     * @default 'ghost'
     */
    variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  }

/** A button with only an icon. The type requires a name. */
export function IconButton({ label, icon, variant = 'ghost', size = 'md', className, ...props }: IconButtonProps) {
  return (
    <Button
      data-slot="icon-button"
      aria-label={label}
      title={label}
      // Chromium would describe the button by the title, and screen readers would read the name twice.
      aria-description={props.title === undefined ? '' : undefined}
      {...props}
      variant={variant}
      size={size}
      className={cn('px-0', squares[size], fromCaller(className))}
    >
      {icon}
    </Button>
  )
}

const squares = { sm: 'w-arot-control-sm', md: 'w-arot-control text-arot-16', lg: 'w-arot-control-lg text-arot-18' }
