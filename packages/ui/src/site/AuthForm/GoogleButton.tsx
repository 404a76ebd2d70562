'use client'

import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'

type GoogleButtonProps = {
  /** Called on a press. The button is pending until the promise settles. */
  onPress: () => Promise<void> | void
  /** The text between the form and the button. */
  or: string
  /** The error, if the host's promise rejects without a message. */
  failed: string
  children: string
}

/** The Google button, below a line that separates it from the form. */
export function GoogleButton({ onPress, or, failed, children }: GoogleButtonProps) {
  const [isPending, setIsPending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function press() {
    setIsPending(true)
    setHasFailed(false)
    try {
      await onPress()
    } catch {
      setHasFailed(true)
    } finally {
      setIsPending(false)
    }
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="flex items-center gap-3 text-arot-13 text-arot-muted before:flex-1 before:border-arot-line before:border-t after:flex-1 after:border-arot-line after:border-t">
        {or}
      </p>
      <Button variant="secondary" size="lg" icon={<GoogleMark />} isPending={isPending} onClick={press}>
        {children}
      </Button>
      {hasFailed ? <Notice title={failed} /> : null}
    </div>
  )
}

function GoogleMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="3.2"
      strokeLinejoin="round"
      className="stroke-current"
    >
      <path d="M18.2 6.2A8.4 8.4 0 1 0 20.4 12H12.4" />
    </svg>
  )
}
