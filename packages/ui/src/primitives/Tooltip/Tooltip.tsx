'use client'

import { type ComponentProps, cloneElement, type ReactElement, useId } from 'react'
import { Bubble } from './Bubble.tsx'

export type TooltipProps = {
  /** A few words, plain: nothing that is not also said elsewhere, for nobody sees them on a touch screen. */
  words: string
  /** What they belong to: an IconButton, or another control that takes the focus. */
  children: ReactElement<TooltipTargetProps>
}

export type TooltipTargetProps = Pick<ComponentProps<'button'>, 'title' | 'aria-label' | 'aria-describedby'> & {
  label?: string | undefined
}

/** Words for a control that is only a picture, by pointer and by focus, until Escape. What matters stands on the page. */
export function Tooltip({ words, children }: TooltipProps) {
  const id = useId()
  const { label, 'aria-label': ariaLabel, 'aria-describedby': describedBy } = children.props
  // What is its name already would be heard twice.
  const isNews = words !== (label ?? ariaLabel)
  return (
    <>
      {cloneElement(children, {
        // The browser's own would stand beside ours.
        title: undefined,
        ...(isNews && { 'aria-describedby': describedBy ? `${describedBy} ${id}` : id }),
      })}
      <Bubble id={id} slot="tooltip" isAskedByPress={false}>
        {words}
      </Bubble>
    </>
  )
}
