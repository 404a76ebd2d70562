import { Building2, LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { compound, unbroken } from '../../lib/withoutBreaks.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Picture } from '../../primitives/Picture/Picture.tsx'
import { tintOf } from '../category.ts'
import type { SearchBoxLabels } from './labels.ts'
import { groupsOf, type Suggestion, type SuggestionKind, type Suggestions } from './suggestion.ts'

type Props = {
  id: string
  suggestions: Suggestions
  query: string
  /** The id of the suggestion that Enter chooses. */
  activeId: string | undefined
  labels: SearchBoxLabels
  optionId: (suggestionId: string) => string
  onChoose: (suggestion: Suggestion, kind: SuggestionKind) => void
}

/** The list below the box. The focus stays in the box, so nothing here is a tab stop. */
export function SuggestionList({ id, suggestions, query, activeId, labels, optionId, onChoose }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={labels.suggestions}
      data-slot="search-suggestions"
      className="max-h-[min(36rem,60dvh)] scroll-py-1.5 overflow-y-auto overscroll-contain p-1.5"
      // Otherwise a press would move the focus out of the box and close the list.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groupsOf(suggestions).map(([kind, group]) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="pb-1.5 last:pb-0">
          <div id={`${id}-${kind}`} className="px-2.5 pt-2 pb-1 font-semibold text-arot-12 text-arot-muted">
            {labels.groups[kind]}
          </div>
          {group.map((suggestion) => (
            <Option
              key={suggestion.id}
              id={optionId(suggestion.id)}
              suggestion={suggestion}
              isActive={suggestion.id === activeId}
              onChoose={() => onChoose(suggestion, kind)}
            >
              <OptionPicture kind={kind} suggestion={suggestion} />
              <span className="grid min-w-0">
                <span dir="auto" className="wrap-anywhere line-clamp-2">
                  <MatchMark text={suggestion.name} query={query} />
                </span>
                {suggestion.note === undefined ? null : (
                  <span dir="auto" className="line-clamp-2 text-arot-12 text-arot-muted">
                    {suggestion.note}
                  </span>
                )}
              </span>
            </Option>
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  id: string
  suggestion: Suggestion
  isActive: boolean
  onChoose: () => void
  children: ReactNode
}

/** A link if the suggestion has an address, so that it can open in a new tab. */
function Option({ id, suggestion, isActive, onChoose, children }: OptionProps) {
  const props = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    onClick: onChoose,
    'data-slot': 'search-suggestion',
    className: cn(
      'flex min-h-11 cursor-pointer items-center gap-3 rounded-arot-control px-2.5 py-1.5 text-arot-14 text-arot-ink no-underline hover:bg-arot-sunken aria-selected:bg-arot-brand-soft forced-colors:aria-selected:outline-2 forced-colors:aria-selected:-outline-offset-2',
    ),
  }
  return suggestion.href === undefined ? (
    <div {...props}>{children}</div>
  ) : (
    <Link {...props} href={suggestion.href}>
      {children}
    </Link>
  )
}

function OptionPicture({ kind, suggestion }: { kind: SuggestionKind; suggestion: Suggestion }) {
  if (kind === 'products')
    return (
      <Picture
        src={suggestion.image}
        alt=""
        tint={tintOf(suggestion.category ?? '')}
        sizes="2.25rem"
        className="size-9 shrink-0 rounded-arot-control"
      />
    )
  if (kind === 'suppliers')
    return (
      <Avatar
        name={suggestion.name}
        src={suggestion.image}
        aria-hidden
        className="size-9 rounded-arot-control text-arot-12"
      />
    )
  const Icon = kind === 'categories' ? LayoutGrid : Building2
  return (
    <span aria-hidden className="grid size-9 shrink-0 place-items-center text-arot-muted">
      <Icon className="size-4.5" strokeWidth={1.75} />
    </span>
  )
}

/** Marks the text that matches the query, also inside a compound. */
function MatchMark({ text, query }: { text: string; query: string }) {
  // Not with `toLowerCase` on both: `İ` has more characters in lower case, which would shift every position after it.
  const found = query === '' ? null : new RegExp(query.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'iu').exec(text)
  if (found === null) return unbroken(text)
  const start = found.index
  const end = start + found[0].length
  let at = 0
  return text.split(compound).map((part, index) => {
    const [from, to] = [start - at, end - at].map((place) => Math.min(Math.max(place, 0), part.length))
    at += part.length
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <span key={index} className={cn(index % 2 === 1 && 'whitespace-nowrap')}>
        {part.slice(0, from)}
        {from === to ? null : <span className="font-bold">{part.slice(from, to)}</span>}
        {part.slice(to)}
      </span>
    )
  })
}
