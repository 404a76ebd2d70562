'use client'

import type { ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { Link, type LinkProps } from '../Link/Link.tsx'
import { type ButtonSize, type ButtonVariant, button } from './look.ts'

export type ButtonLinkProps = LinkProps & {
  /**
   * How prominent it is.
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
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <Link data-slot="button-link" {...props} className={cn(button({ variant, size }), fromCaller(className))}>
      {icon}
      {children}
    </Link>
  )
}
