'use client'

import { ActButton } from '@arot/ui/internal/lib/ActButton'
import { fromCaller } from '@arot/ui/internal/lib/cn'
import { useFocusFallback } from '@arot/ui/internal/lib/useFocusFallback'
import { type ComponentProps, useRef } from 'react'

/** A button that disappears once its action has succeeded. The focus then stays near it. */
export function LeavingActButton({ className, ...props }: Omit<ComponentProps<typeof ActButton>, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button)
  return <ActButton {...props} ref={button} className={fromCaller(className)} />
}
