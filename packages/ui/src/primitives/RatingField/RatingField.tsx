'use client'

import { useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { formatNumber } from '../../lib/format.ts'
import { useHost } from '../../lib/host.ts'
import { useWords } from '../../lib/useWords.ts'
import type { ValueChangeOnly } from '../Field/control.ts'
import { FieldGroup, type FieldGroupProps } from '../Field/FieldGroup.tsx'
import { english, type RatingFieldLabels } from './labels.ts'

export type { RatingFieldLabels }

export type RatingFieldProps = Omit<
  FieldGroupProps,
  'children' | 'defaultValue' | 'role' | 'orientation' | 'onChange'
> &
  ValueChangeOnly & {
    /** The rating; null for none. Without it the field is uncontrolled. */
    value?: number | null | undefined
    /** The initial rating, if the field is uncontrolled. */
    defaultValue?: number | undefined
    /** Called with the new rating. */
    onValueChange?: ((value: number) => void) | undefined
    /**
     * The number of stars.
     * @default 5
     */
    max?: number | undefined
    /** Texts that replace those of the chosen language. */
    labels?: Partial<RatingFieldLabels> | undefined
  }

/** Chooses a number of stars by pointer or arrow keys: radio buttons that look like stars. */
export function RatingField({
  value,
  defaultValue,
  onValueChange,
  max = 5,
  name,
  form,
  required,
  labels,
  className,
  ...props
}: RatingFieldProps) {
  const words = useWords('RatingField', english, labels)
  const { locale } = useHost()
  const ownName = useId()
  return (
    <FieldGroup
      data-slot="rating-field"
      {...props}
      required={required}
      role="radiogroup"
      orientation="horizontal"
      className={cn('[&>div>:first-child]:-ms-1.5 [&>div>:first-child]:gap-x-0', fromCaller(className))}
    >
      {Array.from({ length: max }, (_, place) => place + 1).map((stars) => (
        <label
          key={stars}
          data-slot="rating-field-star"
          // A star is full if it, or a later one, is chosen.
          className="group/star relative grid size-11 cursor-pointer place-items-center text-arot-star has-[~label_:checked]:text-arot-star"
        >
          <input
            type="radio"
            {...{ form, required }}
            name={name ?? ownName}
            value={stars}
            {...(value === undefined ? { defaultChecked: stars === defaultValue } : { checked: stars === value })}
            onChange={() => onValueChange?.(stars)}
            aria-label={words.stars(formatNumber(stars, locale), stars)}
            className="arot-focus peer absolute inset-0.5 m-0 cursor-pointer appearance-none rounded-arot-control"
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            className="pointer-events-none size-8 fill-transparent stroke-[1.25] stroke-arot-control group-has-[~label_:checked]/star:fill-current group-has-[~label_:checked]/star:stroke-arot-star peer-checked:fill-current peer-checked:stroke-arot-star forced-colors:stroke-[ButtonText] forced-colors:peer-checked:fill-[Highlight] forced-colors:group-has-[~label_:checked]/star:fill-[Highlight]"
          >
            <path d="M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z" />
          </svg>
        </label>
      ))}
    </FieldGroup>
  )
}
