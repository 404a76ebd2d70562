'use client'

import { Search, X } from 'lucide-react'
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { useValue } from '../../lib/useValue.ts'
import { useWords } from '../../lib/useWords.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { english, type SearchBoxLabels } from './labels.ts'
import { box, popup } from './look.ts'
import { Nothing } from './Nothing.tsx'
import { SuggestionList } from './SuggestionList.tsx'
import type { SearchStatus, Suggestion, SuggestionKind, Suggestions } from './suggestion.ts'
import { inOrder, statusMessage } from './suggestion.ts'
import { useSuggestionKeys } from './useSuggestionKeys.ts'

export type { SearchBoxLabels, SearchStatus, Suggestion, SuggestionKind, Suggestions }

export type SearchBoxProps = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onSelect' | 'onBlur' | 'role' | 'defaultValue'
> & {
  /** The text. Without it the component is uncontrolled. */
  value?: string | undefined
  /** The initial text, if the component is uncontrolled. @default '' */
  defaultValue?: string | undefined
  /** Called with the text after each keystroke. */
  onValueChange?: ((value: string) => void) | undefined
  /** The suggestions for the current text. While new ones load, the earlier ones may stay. */
  suggestions?: Suggestions | undefined
  /** The state of the suggestions; `idle` shows no list. @default 'idle' */
  status?: SearchStatus | undefined
  /** Called on Enter with the text, which is never empty. */
  onSubmit: (query: string) => void
  /** Called when the button clears the text, or on Enter in an empty field: undo the search. */
  onClear?: (() => void) | undefined
  /** Called when the user chooses a suggestion. A suggestion with an address is also followed. */
  onSelect?: ((suggestion: Suggestion, kind: SuggestionKind) => void) | undefined
  /** Hidden fields for a form that is submitted to its `action` before the host's script is ready. */
  children?: ReactNode
  /** The maximum number of characters. */
  maxLength?: number | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<SearchBoxLabels> | undefined
}

/** A search field that suggests products, categories, brands and suppliers while you type. */
export function SearchBox({
  value: controlledValue,
  defaultValue = '',
  onValueChange: tell,
  suggestions = {},
  status = 'idle',
  onSubmit,
  onClear,
  onSelect,
  children,
  maxLength,
  labels,
  className,
  ...props
}: SearchBoxProps) {
  const [value, onValueChange] = useValue(controlledValue, defaultValue, tell)
  const words = useWords('SearchBox', english, labels)
  const { locale } = useHost()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const query = value.trim()
  const options = inOrder(suggestions)
  const isShown = isOpen && query !== '' && status !== 'idle'
  const hasList = isShown && status !== 'error' && options.length > 0
  // By index: the id of a suggestion can contain spaces, and an element's id must not.
  const optionId = (suggestionId: string) => `${id}-${options.findIndex(({ id }) => id === suggestionId)}`

  const keys = useSuggestionKeys({
    ids: options.map((suggestion) => suggestion.id),
    isOpen: isShown,
    setIsOpen,
    // Clicks the link, so that the host's router gets an ordinary click.
    onChoose: (chosen) => document.getElementById(optionId(chosen))?.click(),
    onClear: () => onValueChange(''),
  })
  const activeOption = keys.activeId === undefined ? undefined : optionId(keys.activeId)

  useEffect(() => {
    if (activeOption !== undefined) document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' })
  }, [activeOption])

  // The user may have typed before hydration. If they also submitted, the form went to its own `action`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the text of the first render
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (typed === value) return
    onValueChange(typed)
    setIsOpen(document.activeElement === input.current)
  }, [])

  function type(next: string) {
    keys.forget()
    setIsOpen(true)
    onValueChange(next)
  }

  function choose(suggestion: Suggestion, kind: SuggestionKind) {
    setIsOpen(false)
    onSelect?.(suggestion, kind)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    // From the field itself, because the user may have typed before hydration.
    const text = input.current?.value.trim() ?? ''
    if (text === '') return onClear?.()
    setIsOpen(false)
    onSubmit(text)
  }

  return (
    <form
      role="search"
      aria-label={words.search}
      data-slot="search-box"
      data-state={isShown ? 'open' : 'closed'}
      {...props}
      onSubmit={submit}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setIsOpen(false)}
      className={cn('relative w-full min-w-0', fromCaller(className))}
    >
      {children}
      <div className={box}>
        <Search aria-hidden className="pointer-events-none absolute start-3 size-4.5 text-arot-muted" />
        <input
          ref={input}
          role="combobox"
          name="q"
          aria-label={words.search}
          aria-expanded={hasList}
          aria-controls={hasList ? `${id}-list` : undefined}
          aria-activedescendant={activeOption}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={maxLength}
          placeholder={words.placeholder}
          value={value}
          onChange={(event) => type(event.target.value)}
          onClick={() => setIsOpen(true)}
          onKeyDown={keys.onKeyDown}
          className={cn(
            value === '' ? 'pe-2.5' : 'pe-11',
            'h-full w-full min-w-0 rounded-[inherit] bg-transparent [unicode-bidi:plaintext] ps-10 text-arot-14 text-arot-ink text-ellipsis outline-none placeholder:text-arot-muted pointer-coarse:text-arot-16',
          )}
        />
        {value === '' ? null : (
          <IconButton
            label={words.clear}
            icon={<X aria-hidden />}
            size="sm"
            className="absolute end-1 pointer-coarse:end-0"
            onClick={() => {
              onValueChange('')
              onClear?.()
              input.current?.focus()
            }}
          />
        )}
      </div>
      {isShown ? (
        <div data-slot="search-popup" className={popup}>
          {hasList ? (
            <SuggestionList
              id={`${id}-list`}
              suggestions={suggestions}
              query={query}
              activeId={keys.activeId}
              labels={words}
              optionId={optionId}
              onChoose={choose}
            />
          ) : (
            <Nothing status={status} query={query} labels={words} />
          )}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {isShown ? statusMessage({ status, query, count: options.length, labels: words, locale }) : ''}
      </p>
    </form>
  )
}
