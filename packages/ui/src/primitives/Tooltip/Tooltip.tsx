'use client'

import { type ComponentProps, cloneElement, type ReactElement, useId } from 'react'
import { Bubble } from './Bubble.tsx'

export type TooltipProps = {
  /** A short text. Do not put important information only here: touch screens do not show it. */
  words: string
  /** The control: an IconButton, or another focusable element. */
  children: ReactElement<TooltipTargetProps>
}

export type TooltipTargetProps = Pick<ComponentProps<'button'>, 'title' | 'aria-label' | 'aria-describedby'> & {
  label?: string | undefined
}

/** A text for a control with only an icon, on hover and focus, until Escape. Put important text on the page instead. */
export function Tooltip({ words, children }: TooltipProps) {
  const id = useId()
  const { label, 'aria-label': ariaLabel, 'aria-describedby': describedBy } = children.props
  // If it equals the control's name, screen readers would read it twice.
  const isNews = words !== (label ?? ariaLabel)
  return (
    <>
      {cloneElement(children, {
        // Otherwise the browser's own tooltip would appear too.
        title: undefined,
        ...(isNews && { 'aria-describedby': describedBy ? `${describedBy} ${id}` : id }),
      })}
      <Bubble id={id} slot="tooltip" isAskedByPress={false}>
        {words}
      </Bubble>
    </>
  )
}
