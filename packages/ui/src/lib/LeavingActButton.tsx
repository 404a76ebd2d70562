'use client'

import { type ComponentProps, useRef } from 'react'
import { ActButton } from './ActButton.tsx'
import { fromCaller } from './cn.ts'
import { useFocusFallback } from './useFocusFallback.ts'

/** A button that disappears once its action has succeeded. The focus then stays near it. */
export function LeavingActButton({ className, ...props }: Omit<ComponentProps<typeof ActButton>, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button)
  return <ActButton {...props} ref={button} className={fromCaller(className)} />
}
