'use client'

import { X } from 'lucide-react'
import { useRef } from 'react'
import { fromCaller } from '../../lib/cn.ts'
import { useFocusFallback } from '../../lib/useFocusFallback.ts'
import { IconButton, type IconButtonProps } from './IconButton.tsx'

/** A button that removes the element around it, and itself. The focus stays near. */
export function LeavingButton({ className, ...props }: Omit<IconButtonProps, 'icon' | 'ref'>) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button)
  return <IconButton {...props} ref={button} icon={<X aria-hidden />} className={fromCaller(className)} />
}
