'use client'

import { X } from 'lucide-react'
import { useRef } from 'react'
import { fromCaller } from '../../lib/cn.ts'
import { useFocusFallback } from '../../lib/useFocusFallback.ts'
import { IconButton, type IconButtonProps } from './IconButton.tsx'

/** Takes away what it stands on, and itself with it. */
export function LeavingButton({ className, ...props }: Omit<IconButtonProps, 'icon' | 'ref'>) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button)
  return <IconButton {...props} ref={button} icon={<X aria-hidden />} className={fromCaller(className)} />
}
