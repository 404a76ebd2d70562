'use client'

import { Button, type ButtonProps } from '@arot/ui/Button'
import { fromCaller } from '@arot/ui/internal/lib/cn'
import { useFocusFallback } from '@arot/ui/internal/lib/useFocusFallback'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

export type ActLook = { icon: LucideIcon; variant: ButtonProps['variant'] }

/** What can be done now: when it is done its button goes, and must not take the keyboard to the top of the page. */
export function ActOf({
  look,
  className,
  ...props
}: Omit<ButtonProps, 'icon' | 'variant' | 'ref' | 'children'> & { look: ActLook; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button)
  const { icon: Icon, variant } = look
  return (
    <Button {...props} ref={button} variant={variant} icon={<Icon aria-hidden />} className={fromCaller(className)} />
  )
}
