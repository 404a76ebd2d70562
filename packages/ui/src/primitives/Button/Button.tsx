'use client'

import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { type ButtonSize, type ButtonVariant, button, disabledLook } from './look.ts'
import { Reason } from './Reason.tsx'

export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx'
export type { ButtonSize, ButtonVariant }

/** The text names the button. For a button with only an icon use IconButton, or pass an `aria-label`. */
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
    /** An icon before the text. */
    icon?: ReactNode
    /** An action is running: the button keeps its place, its focus and its name, and ignores presses. */
    isPending?: boolean | undefined
    /** Why the button is disabled. It stays focusable, so that everyone can read the reason. */
    disabledReason?: string | undefined
  }

/** An action on the current page. For a link use ButtonLink. */
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
            {/* Transparent, not hidden: a hidden text would not name the button. */}
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
