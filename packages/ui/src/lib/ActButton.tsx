'use client'

import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '../primitives/Button/Button.tsx'
import type { Act } from './act.ts'
import { fromCaller } from './cn.ts'

type Props = Omit<ButtonProps, 'onClick' | 'children'> & { act: Act; children: ReactNode }

/** A button that asks the host to do something, and is pending for as long as the promise that the host may give. */
export function ActButton({ act, isPending = false, className, ...props }: Props) {
  const [isAsked, setIsAsked] = useState(false)

  function press() {
    const answer = act()
    if (!answer) return
    setIsAsked(true)
    const end = () => setIsAsked(false)
    // Why it failed tells whoever gave the promise.
    answer.then(end, end)
  }

  return <Button {...props} className={fromCaller(className)} isPending={isPending || isAsked} onClick={press} />
}
