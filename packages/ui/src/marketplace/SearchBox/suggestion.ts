import { formatNumber } from '../../lib/format.ts'
import type { SearchBoxLabels } from './labels.ts'

export type Suggestion = {
  /** Unique in the list. */
  id: string
  name: string
  /** Distinguishes suggestions with the same name, such as by brand and supplier. */
  note?: string | undefined
  /** The address that it links to. Without it only `onSelect` is called. */
  href?: string | undefined
  /** The address of a product's picture, or of a supplier's logo. */
  image?: string | undefined
  /** The category that tints the background of a product's picture. */
  category?: string | undefined
}

export type SuggestionKind = 'products' | 'categories' | 'brands' | 'suppliers'

/** The groups of suggestions, in the order of the list. Each can be empty or absent. */
export type Suggestions = Partial<Record<SuggestionKind, readonly Suggestion[]>>

/** The groups that are not empty. */
export function groupsOf(suggestions: Suggestions) {
  const groups = Object.entries(suggestions) as [SuggestionKind, readonly Suggestion[]][]
  return groups.filter(([, group]) => group?.length > 0)
}

/** All suggestions, in the order of the list. */
export const inOrder = (suggestions: Suggestions) => groupsOf(suggestions).flatMap(([, group]) => group)

/** The state of the suggestions; `idle` if none are needed. */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'error'

type ListStatus = { status: SearchStatus; query: string; count: number; labels: SearchBoxLabels; locale: string }

/** The status of the list for screen readers, because the focus stays in the box. */
export function statusMessage({ status, query, count, labels, locale }: ListStatus) {
  if (status === 'error') return labels.error
  if (count > 0) return labels.count(formatNumber(count, locale), count)
  return status === 'loading' ? labels.loading : labels.none(query)
}
