'use client'

import { DataTable } from '@arot/ui/DataTable'
import { cn, fromCaller } from '@arot/ui/internal/lib/cn'
import { formatNumber } from '@arot/ui/internal/lib/format'
import { useHost } from '@arot/ui/internal/lib/host'
import { useWords } from '@arot/ui/internal/lib/useWords'
import { Notice } from '@arot/ui/Notice'
import { Segmented } from '@arot/ui/Segmented'
import { type ComponentProps, useMemo, useState } from 'react'
import type { ImportResult, ImportRow, ImportVerdict } from '../import.ts'
import { english, type ImportReportLabels } from './labels.ts'
import { rowHeight, useReportColumns } from './useReportColumns.tsx'

export type { ImportReportLabels }

export type ImportReportProps = Omit<ComponentProps<'div'>, 'children'> & {
  result: Pick<ImportResult, 'rows' | 'unknown'>
  labels?: Partial<ImportReportLabels> | undefined
}

type View = ImportVerdict | 'all' | 'noted'

/** Lists the rows of a file with their problems and changes. If any row has a problem, it shows those first. */
export function ImportReport({ result, labels, className, ...props }: ImportReportProps) {
  const { locale } = useHost()
  const words = useWords('ImportReport', english, labels)
  const byVerdict = useMemo(() => groupByVerdict(result.rows), [result.rows])
  const [chosen, setChosen] = useState<View>()
  const view = chosen ?? (byVerdict.has('refused') ? 'refused' : 'all')
  const columns = useReportColumns(words, view === 'all' || view === 'noted')
  const rounded = useMemo(() => result.rows.filter((row) => row.rounded?.length).length, [result.rows])
  const noted = useMemo(() => result.rows.filter((row) => row.notes?.length), [result.rows])
  const format = (number: number) => formatNumber(number, locale)
  const options = [
    { value: 'all' as const, label: `${words.all} ${format(result.rows.length)}` },
    ...verdicts.map((value) => ({
      value,
      label: `${words.verdicts[value]} ${format(byVerdict.get(value)?.length ?? 0)}`,
    })),
    ...(noted.length === 0 ? [] : [{ value: 'noted' as const, label: `${words.noted} ${format(noted.length)}` }]),
  ]
  const rows = view === 'all' ? result.rows : view === 'noted' ? noted : (byVerdict.get(view) ?? noRows)

  return (
    <div data-slot="import-report" {...props} className={cn('grid min-w-0 gap-3', fromCaller(className))}>
      <dl data-slot="import-counts" className="m-0 flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
        {verdicts.map((verdict) => {
          const count = byVerdict.get(verdict)?.length ?? 0
          return (
            <div key={verdict} className="grid">
              <dt className="text-arot-13 text-arot-muted">{words.verdicts[verdict]}</dt>
              <dd className={cn('m-0 font-bold text-arot-24', countLook[count === 0 ? 'same' : verdict])}>
                {format(count)}
              </dd>
            </div>
          )
        })}
      </dl>
      {result.unknown.length === 0 ? null : (
        <Notice
          tone="warning"
          title={words.unknown(new Intl.ListFormat(locale).format(result.unknown), result.unknown.length)}
        />
      )}
      {rounded === 0 ? null : <Notice tone="warning" title={words.roundedRows(format(rounded), rounded)} />}
      <Segmented
        label={words.filter}
        options={options}
        value={view}
        onValueChange={setChosen}
        className="flex-wrap justify-self-start tabular-nums"
      />
      <DataTable
        label={words.rows}
        columns={columns}
        rows={rows}
        keyOf={lineOf}
        rowHeight={rowHeight}
        empty={<p className="p-4 text-arot-14 text-arot-muted">{words.none}</p>}
        className="max-h-[min(32rem,70dvh)]"
      />
    </div>
  )
}

const verdicts: readonly ImportVerdict[] = ['new', 'changed', 'same', 'refused']
const countLook = {
  new: 'text-arot-brand',
  changed: 'text-arot-brand',
  same: 'text-arot-ink',
  refused: 'text-arot-signal-strong',
}
const noRows: readonly ImportRow[] = []
const lineOf = ({ line }: ImportRow) => String(line)

function groupByVerdict(rows: readonly ImportRow[]) {
  const groups = new Map<ImportVerdict, ImportRow[]>()
  for (const row of rows) {
    const group = groups.get(row.verdict)
    if (group) group.push(row)
    else groups.set(row.verdict, [row])
  }
  return groups
}
