'use client'

import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { type ButtonSize, type ButtonVariant, button, disabledLook } from './look.ts'
import { Reason } from './Reason.tsx'

export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx'
export type { ButtonSize, ButtonVariant }

/** A button is named by its words; one that shows only an icon is an IconButton, or has an `aria-label`. */
type Name =
  | {
      /** The text of the button. */
      children: ReactNode
    }
  | { children?: ReactNode; 'aria-label': string }
  | { children?: ReactNode; 'aria-labelledby': string }

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'children'> &
  Name & {
    /**
     * How prominent it is. A page has one primary button.
     * @default 'primary'
     */
    variant?: ButtonVariant | undefined
    /**
     * The size.
     * @default 'md'
     */
    size?: ButtonSize | undefined
    /** Drawn before the label. */
    icon?: ReactNode
    /** Something is under way: the button keeps its place, its focus and its name, and does nothing. */
    isPending?: boolean | undefined
    /** Why it cannot be pressed now. It stays reachable, so that everyone can learn the reason. */
    disabledReason?: string | undefined
  }

/** Does something, here and now. What leads elsewhere is a ButtonLink. */
export function Button({
  variant,
  size,
  icon,
  isPending = false,
  disabledReason,
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  const reasonId = useId()
  const described =
    [disabledReason !== undefined && reasonId, props['aria-describedby']].filter(Boolean).join(' ') || undefined
  const isDisabled = isPending || disabledReason !== undefined

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isDisabled) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <>
      <button
        data-slot="button"
        type="button"
        aria-busy={isPending || undefined}
        aria-disabled={isDisabled || undefined}
        {...props}
        aria-describedby={described}
        className={cn(
          button({ variant, size }),
          disabledReason !== undefined ? disabledLook : props['aria-disabled'] && 'aria-disabled:opacity-60',
          fromCaller(className),
        )}
        onClick={press}
      >
        {isPending ? (
          <>
            {/* Faded, not hidden: a hidden label would take the button's name with it. */}
            <span className="inline-flex items-center gap-2 opacity-0">
              {icon}
              {children}
            </span>
            <Spinner className="absolute size-5" />
          </>
        ) : (
          <>
            {icon}
            {children}
          </>
        )}
      </button>
      {disabledReason === undefined ? null : <Reason id={reasonId}>{disabledReason}</Reason>}
    </>
  )
}
