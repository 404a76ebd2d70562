import { formatNumber } from '../../lib/format.ts'
import type { SearchBoxLabels } from './labels.ts'

export type Suggestion = {
  /** Unlike any other of the list. */
  id: string
  name: string
  /** Tells it apart from others of its name, such as its brand and supplier. */
  note?: string | undefined
  /** Where it leads; without it `onSelect` is all that happens. */
  href?: string | undefined
  /** A product's picture, or a supplier's logo. */
  image?: string | undefined
  /** The category that tints the ground of a product's picture. */
  category?: string | undefined
}

export type SuggestionKind = 'products' | 'categories' | 'brands' | 'suppliers'

/** The groups of suggestions, in the order in which they are listed. Each may be empty or missing. */
export type Suggestions = Partial<Record<SuggestionKind, readonly Suggestion[]>>

/** The groups that have suggestions. */
export function groupsOf(suggestions: Suggestions) {
  const groups = Object.entries(suggestions) as [SuggestionKind, readonly Suggestion[]][]
  return groups.filter(([, group]) => group?.length > 0)
}

/** All suggestions, in the order of the list. */
export const inOrder = (suggestions: Suggestions) => groupsOf(suggestions).flatMap(([, group]) => group)

/** Where the suggestions are; `idle` wants none. */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'error'

type ListStatus = { status: SearchStatus; query: string; count: number; labels: SearchBoxLabels; locale: string }

/** What a screen reader is told about the list, since its focus stays in the box. */
export function statusMessage({ status, query, count, labels, locale }: ListStatus) {
  if (status === 'error') return labels.error
  if (count > 0) return labels.count(formatNumber(count, locale), count)
  return status === 'loading' ? labels.loading : labels.none(query)
}
