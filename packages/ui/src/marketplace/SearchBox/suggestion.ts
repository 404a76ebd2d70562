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
  /** A product's picture and the category that tints its ground. */
  image?: string | undefined
  category?: string | undefined
}

export type SuggestionKind = 'products' | 'categories' | 'brands'

/** What may be meant, in three groups; each may be empty or missing. */
export type Suggestions = Partial<Record<SuggestionKind, readonly Suggestion[]>>

export const kinds: readonly SuggestionKind[] = ['products', 'categories', 'brands']

/** All of them in the order of the list. */
export function inOrder(suggestions: Suggestions) {
  return kinds.flatMap((kind) => (suggestions[kind] ?? []).map((suggestion) => ({ kind, suggestion })))
}

/** Where the suggestions are; `idle` wants none. */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'error'

type ListStatus = { status: SearchStatus; query: string; count: number; labels: SearchBoxLabels; locale: string }

/** What a screen reader is told about the list, since its focus stays in the box. */
export function statusMessage({ status, query, count, labels, locale }: ListStatus) {
  if (status === 'error') return labels.error
  if (count > 0) return labels.count(formatNumber(count, locale), count)
  return status === 'loading' ? labels.loading : labels.none(query)
}
