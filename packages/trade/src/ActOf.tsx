'use client'

import { Button, type ButtonProps } from '@arot/ui/Button'
import { fromCaller } from '@arot/ui/internal/lib/cn'
import { useFocusFallback } from '@arot/ui/internal/lib/useFocusFallback'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useRef } from 'react'

export type ActLook = { icon: LucideIcon; variant: ButtonProps['variant'] }

/** The button of one act. When the act removes it, the focus moves nearby and not to the top of the page. */
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
