'use client'

import type { Product } from '@arot/ui'
import type { Stale } from '@arot/ui/DataTable'
import { useHost } from '@arot/ui/internal/lib/host'
import { useCallback, useRef, useState } from 'react'
import { writeCell } from '../formatCell.ts'
import {
  backOf,
  type CellChange,
  type CellField,
  type CellValues,
  type ChangeCells,
  cellOf,
  productsIn,
  type ValidateCell,
} from '../workspace.ts'
import type { OwnProductsTableLabels } from './labels.ts'

/** The last change: the text about it, and the cells to mark or undo. */
type Last = { changes: CellChange[]; message: string }

type Cells = { onChangeCells: ChangeCells; validate: ValidateCell | undefined; words: OwnProductsTableLabels }

const nothing: Last = { changes: [], message: '' }

/** Changes a cell if it still has the value that the user saw, and remembers the change for undo. */
export function useCells({ onChangeCells, validate, words }: Cells) {
  const host = useHost()
  const [last, setLast] = useState<Last>(nothing)
  const latest = useRef({ onChangeCells, validate, words, host })
  latest.current = { onChangeCells, validate, words, host }

  /** Stable between renders, so that unchanged rows do not render again. */
  const commit = useCallback(async function commit<Field extends CellField>(
    product: Product,
    field: Field,
    to: CellValues[Field],
  ): Promise<string | Stale<Product> | null> {
    const { onChangeCells, validate, words, host } = latest.current
    const problem = validate?.(product, field, to)
    if (problem) return problem
    const change = { id: product._id, field, from: cellOf(product, field), to } as CellChange
    const [answer] = await onChangeCells([change])
    if (answer?.verdict === 'stale') return { now: { ...product, [field]: answer.current } }
    if (answer?.verdict === 'invalid') return answer.message ?? words.error
    if (answer?.verdict !== 'changed') return words.notFound
    const format = (value: unknown) => writeCell(field, value, words.states, host)
    const text = words.saved(words.fields[field], product.name, format(change.from), format(to))
    setLast({ changes: [change], message: text })
    return null
  }, [])

  async function undo() {
    const verdicts = await onChangeCells(backOf(last.changes))
    const left = productsIn(verdicts.filter(({ verdict }) => verdict !== 'changed'))
    const formatted = new Intl.NumberFormat(host.locale).format(left)
    setLast({ changes: [], message: left === 0 ? words.undone : words.notUndone(formatted, left) })
  }

  return { last, setLast, commit, undo }
}
