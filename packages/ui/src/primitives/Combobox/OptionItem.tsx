'use client'

import { ComboboxItem } from '@ariakit/react/combobox'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import type { ComboboxOption } from './option.ts'

type OptionProps = { option: ComboboxOption; isChosen: boolean; onChoose: () => void }

/** One option of the list. */
export function OptionItem({ option, isChosen, onChoose }: OptionProps) {
  return (
    <ComboboxItem
      data-slot="combobox-option"
      value={option.value}
      disabled={option.isDisabled ?? false}
      aria-selected={isChosen}
      setValueOnClick={false}
      selectValueOnClick={false}
      resetValueOnSelect={false}
      hideOnClick={false}
      focusOnHover
      onClick={onChoose}
      className={cn(look)}
    >
      <span className="min-w-0 flex-1">
        <span dir="auto" className="wrap-anywhere block">
          {option.label}
        </span>
        {option.hint === undefined ? null : (
          <span dir="auto" className="wrap-anywhere block text-arot-12 text-arot-muted">
            {option.hint}
          </span>
        )}
      </span>
      {isChosen ? <Check aria-hidden className="text-arot-brand" /> : null}
    </ComboboxItem>
  )
}

type RowProps = { value: string; icon: ReactNode; onClick: () => void; children: ReactNode }

/** An action in the list, which the arrow keys reach. */
export function OptionRow({ value, icon, onClick, children }: RowProps) {
  return (
    <ComboboxItem
      data-slot="combobox-action"
      value={value}
      setValueOnClick={false}
      selectValueOnClick={false}
      resetValueOnSelect={false}
      hideOnClick={false}
      focusOnHover
      aria-selected={false}
      onClick={onClick}
      className={cn(look, 'font-medium text-arot-brand-strong')}
    >
      {icon}
      <span dir="auto" className="wrap-anywhere min-w-0 flex-1">
        {children}
      </span>
    </ComboboxItem>
  )
}

const look =
  'flex min-h-arot-control w-full cursor-pointer select-none items-center gap-2.5 rounded-arot-control px-2.5 py-1.5 text-start data-active-item:bg-arot-sunken aria-disabled:cursor-not-allowed aria-disabled:text-arot-muted forced-colors:data-active-item:outline-2 forced-colors:data-active-item:-outline-offset-2 forced-colors:aria-disabled:text-[GrayText] [&_svg]:size-4 [&_svg]:shrink-0'
