'use client'

import { useEffect, useRef, useState } from 'react'
import type { OrderRefusal } from '../answer.ts'
import type { ImportMode, ImportResult, SendImport } from '../importing.ts'
import type { ImportPanelLabels } from './labels.ts'

/** How far it is: a file is chosen, sent to be checked, checked, sent to be written, written; or it failed on the way. */
export type ImportState =
  | { step: 'choose'; isStopped?: boolean }
  | { step: 'sending'; file: File; mode: ImportMode; done: number; of: number }
  | { step: 'checked' | 'written'; file: File; result: ImportResult }
  | { step: 'failed'; file: File; mode: ImportMode; refusal: OrderRefusal }

/** Takes one file from its choice to its end. A step that was given up is heard no more. */
export function useImport(onSend: SendImport, words: ImportPanelLabels) {
  const [state, setState] = useState<ImportState>({ step: 'choose' })
  const under = useRef<AbortController>(undefined)

  useEffect(() => () => under.current?.abort(), [])

  async function send(file: File, mode: ImportMode) {
    under.current?.abort()
    const controller = new AbortController()
    under.current = controller
    const { signal } = controller
    const tell = (next: ImportState) => {
      if (!signal.aborted) setState(next)
    }
    const sending = (done: number, of: number) => tell({ step: 'sending', file, mode, done, of })
    sending(0, 0)
    try {
      const answer = await onSend(file, mode, { signal, onProgress: sending })
      if ('refusal' in answer) tell({ step: 'failed', file, mode, refusal: answer.refusal })
      else if (answer.rows.length === 0) tell({ step: 'failed', file, mode, refusal: words.empty })
      else tell({ step: mode === 'check' ? 'checked' : 'written', file, result: answer })
    } catch {
      tell({ step: 'failed', file, mode, refusal: mode === 'check' ? words.broken : words.brokenWriting })
    }
  }

  return {
    state,
    send,
    stop() {
      under.current?.abort()
      setState({ step: 'choose', isStopped: true })
    },
    restart() {
      under.current?.abort()
      setState({ step: 'choose' })
    },
  }
}
