'use client'

import { ComboboxGroup, ComboboxGroupLabel, ComboboxPopover, type ComboboxStore } from '@ariakit/react/combobox'
import { Plus, RotateCw } from 'lucide-react'
import type { RefObject } from 'react'
import { cn } from '../../lib/cn.ts'
import { useHost } from '../../lib/host.ts'
import { takeLook } from '../../lib/takeLook.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import type { ComboboxLabels } from './labels.ts'
import { OptionItem, OptionRow } from './OptionItem.tsx'
import type { ComboboxOption } from './option.ts'
import type { Chooser } from './useChooser.ts'

type Props = {
  store: ComboboxStore
  chooser: Chooser
  /** The id of the element that names the list. */
  labelledBy: string
  /** The field of the list. Both have the same width. */
  field: RefObject<HTMLElement | null>
  query: string
  words: ComboboxLabels
  isLoading: boolean
  hasFailed: boolean
  /** Whether the user can choose several options. @default false */
  isMultiple?: boolean
  isChosen: (value: string) => boolean
  onChoose: (option: ComboboxOption) => void
  onRetry: (() => void) | undefined
  onCreate: () => void
}

/** The list below the field, or above it if there is no room. The focus stays in the field. */
export function OptionList({ store, chooser, labelledBy, field, query, words, isLoading, hasFailed, ...props }: Props) {
  const { container } = useHost()
  return (
    <ComboboxPopover
      store={store}
      data-slot="combobox-list"
      aria-labelledby={labelledBy}
      aria-multiselectable={props.isMultiple}
      portal
      portalElement={container ?? null}
      preserveTabOrder={false}
      // Otherwise closing on blur takes the focus back from the element that Tab or a press chose.
      autoFocusOnHide={false}
      getAnchorRect={() => field.current?.getBoundingClientRect() ?? null}
      ref={(list) => takeLook(list, field.current)}
      // With fixed positioning the list does not widen the page while it finds its place.
      fixed
      sameWidth
      fitViewport
      gutter={6}
      overflowPadding={8}
      // Otherwise a press would move the focus out of the field and close the list.
      onMouseDown={(event) => event.preventDefault()}
      className={cn(look)}
    >
      {hasFailed ? (
        <>
          <p aria-hidden className={message}>
            {chooser.status}
          </p>
          {props.onRetry ? (
            <OptionRow value="arot:retry" icon={<RotateCw aria-hidden />} onClick={props.onRetry}>
              {words.retry}
            </OptionRow>
          ) : null}
        </>
      ) : (
        <>
          {chooser.groups.map((group, index) => {
            const options = group.options.map((option) => (
              <OptionItem
                key={option.value}
                option={option}
                isChosen={props.isChosen(option.value)}
                onChoose={() => props.onChoose(option)}
              />
            ))
            return group.label === undefined ? (
              options
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: two groups can have the same label
              <ComboboxGroup key={index} className="pb-1.5 last:pb-0">
                <ComboboxGroupLabel className="wrap-anywhere px-2.5 pt-2 pb-1 font-semibold text-arot-12 text-arot-muted">
                  {group.label}
                </ComboboxGroupLabel>
                {options}
              </ComboboxGroup>
            )
          })}
          {chooser.isEmpty && !chooser.canCreate ? (
            <p aria-hidden className={message}>
              {isLoading ? <Spinner className="size-4 shrink-0" /> : null}
              {chooser.status}
            </p>
          ) : null}
          {chooser.more === undefined ? null : (
            <p aria-hidden className={message}>
              {chooser.more}
            </p>
          )}
          {chooser.canCreate ? (
            <OptionRow value="arot:create" icon={<Plus aria-hidden />} onClick={props.onCreate}>
              {words.create(query.trim())}
            </OptionRow>
          ) : null}
        </>
      )}
    </ComboboxPopover>
  )
}

const message = 'wrap-anywhere flex items-center gap-2 px-2.5 py-2 text-arot-13 text-arot-muted'

const look =
  'z-arot-popover max-h-[min(--spacing(80),var(--popover-available-height))] scroll-py-1.5 overflow-y-auto overscroll-contain rounded-arot-tile border border-arot-line bg-arot-surface p-1.5 font-arot-sans text-arot-14 text-arot-ink shadow-arot-float outline-none animate-arot-appear'
