'use client'

import { useEffect, useRef } from 'react'
import type { PanelProps } from './question.ts'

/** Where our panel cannot be loaded (offline, or replaced by a newer release), the browser asks: no question is lost. */
export function BrowserAlert({ question, onAnswer, onClosed }: PanelProps) {
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const words = [question.title, question.text].filter(Boolean).join('\n\n')
    if (question.confirm) onAnswer(window.confirm(words))
    else {
      window.alert(words)
      onAnswer(false)
    }
    onClosed()
  }, [question, onAnswer, onClosed])
  return null
}
