'use client'

import { type ComponentProps, useRef } from 'react'
import { ActButton } from './ActButton.tsx'
import { fromCaller } from './cn.ts'
import { useFocusFallback } from './useFocusFallback.ts'

/** Goes once what it asks for is done, and does not take the keyboard to the top of the page. */
export function LeavingActButton({ className, ...props }: Omit<ComponentProps<typeof ActButton>, 'ref'>) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button)
  return <ActButton {...props} ref={button} className={fromCaller(className)} />
}
