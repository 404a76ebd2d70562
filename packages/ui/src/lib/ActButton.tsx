'use client'

import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '../primitives/Button/Button.tsx'
import type { Act } from './act.ts'
import { fromCaller } from './cn.ts'

type Props = Omit<ButtonProps, 'onClick' | 'children'> & { act: Act; children: ReactNode }

/** A button that calls `act`. It is pending until the promise that `act` returns settles. */
export function ActButton({ act, isPending = false, className, ...props }: Props) {
  const [isAsked, setIsAsked] = useState(false)

  function press() {
    const answer = act()
    if (!answer) return
    setIsAsked(true)
    const end = () => setIsAsked(false)
    // The host handles the rejection of its own promise.
    answer.then(end, end)
  }

  return <Button {...props} className={fromCaller(className)} isPending={isPending || isAsked} onClick={press} />
}
