'use client'

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { placeOfFocus } from '../../lib/takeLook.ts'
import { type AlertRequest, type Alerts, AlertsContext, type ConfirmRequest, useAlerts } from '../../lib/useAlerts.ts'
import { useOverlay } from '../../lib/useOverlay.ts'
import { useWords } from '../../lib/useWords.ts'
import { AlertPanel } from './AlertPanel.tsx'
import { type AlertsLabels, english } from './labels.ts'
import type { Question } from './question.ts'

export type { AlertsLabels }

export { type AlertRequest, type Alerts, AlertsContext, type ConfirmRequest, useAlerts }

export type AlertsProviderProps = {
  /** The part of the page that calls `useAlerts`. */
  children: ReactNode
  /** Texts that replace those of the chosen language. */
  labels?: Partial<AlertsLabels> | undefined
}

/** Shows one dialog at a time: further requests wait. If the provider unmounts, an open question resolves to false. */
export function AlertsProvider({ children, labels }: AlertsProviderProps) {
  const words = useWords('Alerts', english, labels)
  const [questions, setQuestions] = useState<Question[]>([])
  const [isAnswered, setIsAnswered] = useState(false)
  const answers = useRef(new Map<number, (isConfirmed: boolean) => void>())
  const lastId = useRef(0)
  const isGone = useRef(false)

  const alerts = useMemo<Alerts>(() => {
    function ask(question: Omit<Question, 'id' | 'place'>) {
      if (isGone.current) return Promise.resolve(false)
      return new Promise<boolean>((resolve) => {
        lastId.current += 1
        const id = lastId.current
        answers.current.set(id, resolve)
        const place = placeOfFocus()
        setQuestions((waiting) => [...waiting, { ...question, id, place }])
      })
    }
    return {
      alert: async ({ title, text, tone, dismissLabel = words.dismiss }) => {
        await ask({ title, text, icon: tone, dismissLabel })
      },
      confirm: ({ title, text, more, confirmLabel, cancelLabel = words.cancel, tone = 'neutral' }) =>
        ask({ title, text, more, dismissLabel: cancelLabel, confirm: { label: confirmLabel, tone } }),
    }
  }, [words.dismiss, words.cancel])

  useEffect(() => {
    const waiting = answers.current
    isGone.current = false
    return () => {
      isGone.current = true
      for (const answer of waiting.values()) answer(false)
    }
  }, [])

  const [question] = questions

  useOverlay(question !== undefined && !isAnswered, () => answer(false))

  function answer(isConfirmed: boolean) {
    if (!question) return
    answers.current.get(question.id)?.(isConfirmed)
    answers.current.delete(question.id)
    setIsAnswered(true)
  }

  function next() {
    setIsAnswered(false)
    setQuestions((waiting) => waiting.slice(1))
  }

  return (
    <AlertsContext value={alerts}>
      {children}
      {question === undefined ? null : (
        <AlertPanel key={question.id} question={question} isOpen={!isAnswered} onAnswer={answer} onClosed={next} />
      )}
    </AlertsContext>
  )
}
