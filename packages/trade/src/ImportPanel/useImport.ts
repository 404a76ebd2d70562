'use client'

import { useEffect, useRef, useState } from 'react'
import type { OrderRefusal } from '../answer.ts'
import type { ImportFileColumn, ImportMatch, ImportMode, ImportResult, SendImport } from '../import.ts'
import type { ImportPanelLabels } from './labels.ts'

/** The step of the import. A file is sent to be checked, possibly matched, and sent again to be written. */
export type ImportState =
  | { step: 'choose'; isStopped?: boolean }
  | { step: 'sending'; file: File; mode: ImportMode; done: number; of: number }
  | { step: 'match'; file: File; columns: readonly ImportFileColumn[]; result?: ImportResult | undefined }
  | { step: 'checked' | 'written'; file: File; result: ImportResult; match?: ImportMatch | undefined }
  | { step: 'failed'; file: File; mode: ImportMode; refusal: OrderRefusal; match?: ImportMatch | undefined }

type Answer = Awaited<ReturnType<SendImport>>

/** Returns the step that follows an answer. `canMatch`: there are fields to match columns to. */
function stepAfter(answer: Answer, sent: Upload, words: ImportPanelLabels, canMatch: boolean): ImportState {
  const { file, mode, match } = sent
  const { columns = [] } = answer
  const isRefused = 'refusal' in answer
  const isMatchNeeded = isRefused ? columns.length > 0 : columns.some(({ field }) => field === undefined)
  if (canMatch && mode === 'check' && match === undefined && isMatchNeeded) {
    return { step: 'match', file, columns, result: isRefused ? undefined : answer }
  }
  if (isRefused) return { step: 'failed', ...sent, refusal: answer.refusal }
  if (answer.rows.length === 0) return { step: 'failed', ...sent, refusal: words.empty }
  return { step: mode === 'check' ? 'checked' : 'written', file, match, result: answer }
}

type Upload = { file: File; mode: ImportMode; match?: ImportMatch | undefined }

/** Runs the import of one file. It ignores the answer of a call that the user cancelled. */
export function useImport(onSend: SendImport, words: ImportPanelLabels, canMatch: boolean) {
  const [state, setState] = useState<ImportState>({ step: 'choose' })
  const under = useRef<AbortController>(undefined)

  useEffect(() => () => under.current?.abort(), [])

  async function send(file: File, mode: ImportMode, match?: ImportMatch) {
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
      const answer = await onSend(file, mode, { signal, onProgress: sending, ...(match && { match }) })
      tell(stepAfter(answer, { file, mode, match }, words, canMatch))
    } catch {
      tell({ step: 'failed', file, mode, match, refusal: mode === 'check' ? words.broken : words.brokenWriting })
    }
  }

  return {
    state,
    send,
    /** Shows the columns of a checked file again. */
    rematch(file: File, { columns = [] }: ImportResult) {
      setState({ step: 'match', file, columns })
    },
    /** Sends the file again only if the match differs from how the check read it. */
    applyMatch(file: File, match: ImportMatch, columns: readonly ImportFileColumn[], result?: ImportResult) {
      const isAsRead = columns.every(({ id, field = '' }) => field === match[id])
      if (!result || !isAsRead) return void send(file, 'check', match)
      setState(stepAfter({ ...result, unknown: [] }, { file, mode: 'check', match }, words, canMatch))
    },
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
