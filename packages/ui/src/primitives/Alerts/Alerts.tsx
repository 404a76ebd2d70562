'use client'

import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react'
import { useOnDemand, useWarmAtFirstSign } from '../../lib/onDemand.ts'
import type { Tone } from '../../lib/ToneIcon.tsx'
import { panel } from './panel.ts'
import type { Question } from './question.ts'

export type AlertRequest = { title: string; text?: string; tone?: Tone; dismissLabel?: string }

export type ConfirmRequest = {
  title: string
  text?: string
  /** What happens on yes, as a verb. */
  confirmLabel: string
  cancelLabel?: string
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger'
}

export type Alerts = {
  /** Tells something that must be seen; resolves when it is put away. */
  alert: (request: AlertRequest) => Promise<void>
  /** Asks; true only when the answer was yes. */
  confirm: (request: ConfirmRequest) => Promise<boolean>
}

export type AlertsProviderProps = {
  children: ReactNode
  labels?: { dismiss: string; cancel: string }
}

const english = { dismiss: 'OK', cancel: 'Cancel' }

const AlertsContext = createContext<Alerts | null>(null)

/** `alert` and `confirm` as promises, for everything below the provider. */
export function useAlerts() {
  const alerts = use(AlertsContext)
  if (!alerts) throw new Error('useAlerts needs an AlertsProvider above it.')
  return alerts
}

/** Draws one dialog at a time: what is asked while one is open waits its turn, and what is open when it goes is a no. */
export function AlertsProvider({ children, labels = english }: AlertsProviderProps) {
  const [questions, setQuestions] = useState<Question[]>([])
  const [isAnswered, setIsAnswered] = useState(false)
  const answers = useRef(new Map<number, (isConfirmed: boolean) => void>())
  const lastId = useRef(0)
  const isGone = useRef(false)

  const alerts = useMemo<Alerts>(() => {
    function ask(question: Omit<Question, 'id'>) {
      if (isGone.current) return Promise.resolve(false)
      return new Promise<boolean>((resolve) => {
        lastId.current += 1
        const id = lastId.current
        answers.current.set(id, resolve)
        setQuestions((waiting) => [...waiting, { ...question, id }])
      })
    }
    return {
      alert: async ({ title, text, tone, dismissLabel = labels.dismiss }) => {
        await ask({ title, text, icon: tone, dismissLabel })
      },
      confirm: ({ title, text, confirmLabel, cancelLabel = labels.cancel, tone = 'neutral' }) =>
        ask({ title, text, dismissLabel: cancelLabel, confirm: { label: confirmLabel, tone } }),
    }
  }, [labels.dismiss, labels.cancel])

  useEffect(() => {
    const waiting = answers.current
    isGone.current = false
    return () => {
      isGone.current = true
      for (const answer of waiting.values()) answer(false)
    }
  }, [])

  const [question] = questions
  const Panel = useOnDemand(panel, question !== undefined)
  useWarmAtFirstSign(panel)

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
      {question === undefined || Panel === null ? null : (
        <Panel key={question.id} question={question} isOpen={!isAnswered} onAnswer={answer} onClosed={next} />
      )}
    </AlertsContext>
  )
}
