import type { MouseEvent } from 'react'

/**
 * A control beside its label. Padding makes the height, in both densities and on touch screens, so that the control
 * stays on the first line of a long label.
 */
export const choice =
  'group/choice grid w-fit max-w-full cursor-pointer select-none grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 py-[calc((var(--arot-size-control-sm)-1.25rem)/2)] text-arot-14 text-arot-ink has-disabled:cursor-not-allowed has-disabled:text-arot-muted forced-colors:has-disabled:text-[GrayText]'

/** With a hidden label, the control is as wide as it is high. */
export const choiceAlone = 'px-[calc((var(--arot-size-control-sm)-1.25rem)/2)]'

/** A control that is disabled with a reason. */
export const choiceHeld = 'cursor-not-allowed text-arot-muted forced-colors:text-[GrayText]'

/** The box, the ring or the track. */
export const choiceMark =
  'arot-focus m-0 block shrink-0 cursor-[inherit] appearance-none border border-arot-control bg-arot-surface transition-colors duration-arot-quick group-hover/choice:border-arot-muted disabled:border-arot-line disabled:bg-arot-sunken disabled:opacity-100 aria-disabled:not-aria-busy:border-arot-line aria-disabled:not-aria-busy:bg-arot-sunken aria-invalid:border-arot-signal forced-colors:disabled:border-[GrayText] forced-colors:aria-disabled:not-aria-busy:border-[GrayText]'

/** A thick border leaves the dot free. That needs no second element and works in forced colours. */
export const radioMark =
  'size-5 rounded-full checked:border-6 checked:border-arot-brand disabled:checked:border-arot-control forced-colors:checked:border-[Highlight] forced-colors:disabled:checked:border-[GrayText]'

/**
 * Keeps a control unchanged but focusable. It runs before React handles the press, because React would count it as a
 * change and miss the next one.
 */
export function refuse(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
