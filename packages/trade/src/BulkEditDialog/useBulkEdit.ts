'use client'

import { useRef, useState } from 'react'
import type { CellChange, ChangeCells } from '../workspace.ts'
import type { PlanRow } from './plan.ts'

/** Why a product did not change: somebody else changed it, a rule forbids it, it is gone, or it was never sent. */
export type FailedRow = {
  row: PlanRow
  why: 'stale' | 'stale_steps' | 'invalid' | 'not_found' | 'not_sent'
  current?: unknown
  message?: string | undefined
}
export type BulkOutcome = { changed: PlanRow[]; notChanged: FailedRow[]; hasFailed: boolean }

/** Products per call. With 500 the server answers quickly, the user sees progress and can stop between two calls. */
export const productsAtOnce = 500

/** Sends the changes in portions and records the outcome of each row. */
export function useBulkEdit(onChangeCells: ChangeCells) {
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const isStopped = useRef(false)

  async function run(rows: readonly PlanRow[]): Promise<BulkOutcome> {
    const result: BulkOutcome = { changed: [], notChanged: [], hasFailed: false }
    isStopped.current = false
    for (let from = 0; from < rows.length; from += productsAtOnce) {
      const portion = rows.slice(from, from + productsAtOnce)
      setProgress({ done: from, of: rows.length })
      if (isStopped.current || result.hasFailed || !(await send(portion, result))) leave(portion, result)
    }
    setProgress(null)
    setOutcome(result)
    return result
  }

  async function send(portion: readonly PlanRow[], result: BulkOutcome) {
    try {
      const verdicts = [...(await onChangeCells(portion.flatMap(cellsOf)))]
      for (const row of portion) {
        const [own, steps] = verdicts.splice(0, cellsOf(row).length)
        const { verdict, current, message } = own ?? { verdict: 'not_found' }
        if (verdict !== 'changed') result.notChanged.push({ row, why: verdict, current, message })
        else if (steps && steps.verdict !== 'changed') result.notChanged.push({ row, why: 'stale_steps' })
        else result.changed.push(row)
      }
      return true
    } catch {
      result.hasFailed = true
      return false
    }
  }

  return {
    progress,
    outcome,
    run,
    stop: () => {
      isStopped.current = true
    },
  }
}

export const cellsOf = ({ change, steps }: PlanRow): CellChange[] => (steps ? [change, steps] : [change])

function leave(portion: readonly PlanRow[], result: BulkOutcome) {
  for (const row of portion) result.notChanged.push({ row, why: 'not_sent' })
}
