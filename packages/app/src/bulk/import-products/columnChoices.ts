// Stores how a member matched the columns of a file, for the next file with the same headings. Logging out removes
// it.
import { type ColumnChoice, type FileColumn, type ImportColumn, importColumns, problemHeading } from '@arot/contract'
import { columnChoicesKey } from '../../platform/drafts.ts'
import { readStoredJson, writeStored } from '../../platform/storage.ts'

const most = 20

type SavedChoice = { headings: string; columns: string[] }

/** A downloaded file of problem rows starts with a column of problems, which is not the file's own. */
const isOwn = ({ heading }: FileColumn) => heading !== problemHeading
const headingsOf = (file: readonly FileColumn[]) => JSON.stringify(file.filter(isOwn).map(({ heading }) => heading))

export function readChoice(uid: string, file: readonly FileColumn[]): ColumnChoice | undefined {
  const saved = readSaved(uid).find(({ headings }) => headings === headingsOf(file))
  if (!saved) return undefined
  let place = 0
  const choice = file.map((column) => (isOwn(column) ? columnOf(saved.columns[place++]) : ''))
  const read = choice.filter(Boolean)
  return read.length > 0 && new Set(read).size === read.length ? choice : undefined
}

export function saveChoice(uid: string, file: readonly FileColumn[], choice: ColumnChoice) {
  const headings = headingsOf(file)
  const columns = choice.filter((_, place) => file[place] !== undefined && isOwn(file[place]))
  const others = readSaved(uid).filter((saved) => saved.headings !== headings)
  const choices = [{ headings, columns }, ...others].slice(0, most)
  writeStored('localStorage', columnChoicesKey, JSON.stringify({ uid, choices }))
}

function readSaved(uid: string): SavedChoice[] {
  const saved = readStoredJson<{ uid?: string; choices?: SavedChoice[] }>('localStorage', columnChoicesKey)
  return saved?.uid === uid && Array.isArray(saved.choices) ? saved.choices.filter(isSaved) : []
}

const isSaved = (one: Partial<SavedChoice> | null) => typeof one?.headings === 'string' && Array.isArray(one.columns)
const columnOf = (name = '') => (Object.hasOwn(importColumns, name) ? (name as ImportColumn) : '')
