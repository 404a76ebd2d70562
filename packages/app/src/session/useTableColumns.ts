// Stores which columns of a table a member hides and how wide they are, in this browser. Logging out removes it.
import { useMemo, useState } from 'react'
import { tableColumnsKey } from '../platform/drafts.ts'
import { readStoredJson, writeStored } from '../platform/storage.ts'
import { useMember } from './useSession.ts'

type Table = 'products' | 'orders' | 'offers'
/** `hidden` is undefined until the member chooses columns, so that the table can choose them by the size of the screen. */
type TableColumns = { hidden?: string[] | undefined; widths: Record<string, number> }

export function useTableColumns(table: Table) {
  const uid = useMember()?.id ?? ''
  const [version, setVersion] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after a change
  const columns = useMemo(() => readTableColumns(uid, table), [uid, table, version])

  /** Another tab may have changed the rest meanwhile. */
  function change(part: Partial<TableColumns>) {
    saveTableColumns(uid, table, { ...readTableColumns(uid, table), ...part })
    setVersion((last) => last + 1)
  }

  return {
    ...columns,
    onHiddenChange: (hidden: string[]) => change({ hidden }),
    onWidthsChange: (widths: Readonly<TableColumns['widths']>) => change({ widths }),
  }
}

export function readTableColumns(uid: string, table: Table): TableColumns {
  const { hidden, widths } = Object(readSaved(uid)[table])
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : undefined,
    widths: Object.fromEntries(Object.entries<number>(Object(widths)).filter(([, width]) => Number.isFinite(width))),
  }
}

export function saveTableColumns(uid: string, table: Table, columns: TableColumns) {
  writeStored('localStorage', tableColumnsKey, JSON.stringify({ uid, tables: { ...readSaved(uid), [table]: columns } }))
}

function readSaved(uid: string): Partial<Record<Table, unknown>> {
  const saved = readStoredJson<{ uid?: unknown; tables?: unknown }>('localStorage', tableColumnsKey)
  return saved?.uid === uid ? Object(saved.tables) : {}
}
