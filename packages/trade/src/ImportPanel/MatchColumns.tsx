'use client'

import { Badge } from '@arot/ui/Badge'
import { Button } from '@arot/ui/Button'
import { cn } from '@arot/ui/internal/lib/cn'
import { useHost } from '@arot/ui/internal/lib/host'
import { Select } from '@arot/ui/Select'
import { useState } from 'react'
import type { ImportField, ImportFileColumn, ImportMatch } from '../import.ts'
import type { ImportPanelLabels } from './labels.ts'
import { arrival, useArrival } from './useArrival.ts'

type MatchColumnsProps = {
  file: File
  columns: readonly ImportFileColumn[]
  fields: readonly ImportField[]
  words: ImportPanelLabels
  onMatch: (match: ImportMatch) => void
  onOther: () => void
}

/** Each column of the file with an example and its field. Unrecognized columns come first. */
export function MatchColumns({ file, columns, fields, words, onMatch, onOther }: MatchColumnsProps) {
  const { locale } = useHost()
  const frame = useArrival()
  const [match, setMatch] = useState<ImportMatch>(() =>
    Object.fromEntries(columns.map(({ id, field = '' }) => [id, field])),
  )
  const unknownFirst = columns.toSorted((one, other) => rank(one) - rank(other))
  const options = [{ value: '', label: words.leaveOut }, ...fields]
  const chosen = Object.values(match).filter((field) => field !== '')
  const twice = fields.find(({ value }) => chosen.indexOf(value) !== chosen.lastIndexOf(value))
  const missing = fields.filter(({ value, isRequired }) => isRequired && !chosen.includes(value))
  const reason = twice ? words.fieldTwice(twice.label) : chosen.length === 0 ? words.nothingMatched : undefined

  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label={words.match}
      className={cn('grid min-w-0 max-w-200 gap-5', arrival)}
    >
      <div className="grid gap-1">
        <p className="wrap-anywhere font-medium text-arot-14">
          <bdi>{file.name}</bdi>
        </p>
        <p className="text-arot-14 text-arot-muted">{words.matchHint}</p>
      </div>
      <ul className="m-0 grid min-w-0 list-none border-arot-line border-b p-0">
        {unknownFirst.map(({ id, heading, sample, field }) => {
          const name = heading || words.noHeading
          const isTwice = twice !== undefined && match[id] === twice.value
          return (
            <li
              key={id}
              className="grid min-w-0 items-center gap-x-4 gap-y-2 border-arot-line border-t py-3 arot-md:grid-cols-2"
            >
              <div className="grid min-w-0 gap-0.5">
                <p className="flex min-w-0 flex-wrap items-center gap-2 font-medium text-arot-14 text-arot-ink">
                  <bdi className="wrap-anywhere min-w-0">{name}</bdi>
                  {field === undefined ? <Badge tone="warning">{words.unknownColumn}</Badge> : null}
                </p>
                <p className="truncate text-arot-13 text-arot-muted">
                  {sample === '' ? words.noExample : <bdi>{words.example(sample)}</bdi>}
                </p>
              </div>
              <Select
                label={words.fieldOf(name)}
                isLabelHidden
                options={options}
                value={match[id]}
                error={isTwice ? words.fieldTwice(twice.label) : undefined}
                onValueChange={(value) => setMatch({ ...match, [id]: value })}
              />
            </li>
          )
        })}
      </ul>
      <p role="status" className="text-arot-14 text-arot-ink empty:absolute">
        {missing.length === 0
          ? null
          : words.missingFields(new Intl.ListFormat(locale).format(missing.map(({ label }) => label)))}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabledReason={reason} onClick={() => onMatch(match)}>
          {words.continue}
        </Button>
        <Button variant="secondary" onClick={onOther}>
          {words.other}
        </Button>
      </div>
    </div>
  )
}

const rank = ({ field }: ImportFileColumn) => (field === undefined ? 0 : 1)
