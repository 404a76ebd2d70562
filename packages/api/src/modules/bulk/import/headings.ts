import { type ColumnChoice, type FileColumn, type ImportColumn, problemHeading } from '@arot/contract'
import { columnsOfHeadings } from '@arot/contract/bulk/import-headings'
import { unreadable } from './unreadable.ts'

/** Rows that are searched for a sample of each column. */
export const sampledRows = 50
const longestHeading = 100

export type Heads = {
  count: number
  places: [ImportColumn, number][]
  headings: string[]
  unknown: string[]
  fileColumns: FileColumn[]
  /** Why these headings cannot be used. The user can match the columns instead. */
  problem?: string | undefined
  /** Uses the first text of each column as its sample. */
  addSamples: (cells: readonly string[]) => void
}

/** The position of each column, by the user's choice if there is one, else by the headings. */
export function headsOf(cells: readonly string[], choice?: ColumnChoice): Heads {
  if (choice && choice.length !== cells.length) {
    throw unreadable(
      `The file has ${cells.length} columns, and ${choice.length} were matched. Match its columns again.`,
    )
  }
  const columns = choice?.map((column) => column || undefined) ?? columnsOfHeadings(cells)
  const places = columns.flatMap((column, place): Heads['places'] => (column ? [[column, place]] : []))
  const unknown = choice ? [] : cells.filter((heading, place) => columns[place] === undefined && !isIgnored(heading))
  const fileColumns = cells.map((cell, place): FileColumn => {
    const column = columns[place]
    return { heading: shorten(cell), sample: '', ...(column && { column }) }
  })
  return {
    count: cells.length,
    places,
    headings: places.map(([, place]) => shorten(cells[place] ?? '')),
    unknown: unknown.slice(0, 100).map(shorten),
    fileColumns,
    problem: problemOf(places, cells),
    addSamples(row) {
      for (const [place, one] of fileColumns.entries()) one.sample ||= shorten(row[place] ?? '')
    },
  }
}

function problemOf(places: Heads['places'], cells: readonly string[]): string | undefined {
  const columns = places.map(([column]) => column)
  if (columns.length === 0) return 'We do not recognise any heading. Use headings such as name or price.'
  const second = places.find(([column], place) => columns.indexOf(column) !== place)
  if (!second) return undefined
  const [column, place] = second
  const [one, other] = [places[columns.indexOf(column)]?.[1] ?? 0, place].map((at) => `“${shorten(cells[at] ?? '')}”`)
  return `Two columns mean ${column}: ${one} and ${other}. Remove one of them.`
}

const isIgnored = (heading: string) => ['', problemHeading].includes(heading.trim())
const shorten = (text: string) => text.trim().slice(0, longestHeading)
