'use client'

import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { LeavingButton } from '../IconButton/LeavingButton.tsx'
import { Link } from '../Link/Link.tsx'
import { english, type TagLabels } from './labels.ts'

export { TagList, type TagListProps } from './TagList.tsx'
export type { TagLabels }

export type TagProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The visible name. */
  label: string
  /** The address that the tag links to. */
  href?: string | undefined
  /** An icon before the text. */
  icon?: ReactNode
  /**
   * The colour, by meaning.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'brand' | undefined
  /** Called when the user removes the tag. Without it there is no button. */
  onRemove?: (() => void) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<TagLabels> | undefined
}

const tag = cva(
  'inline-flex min-w-0 max-w-full items-center rounded-arot-card border border-arot-line align-middle font-medium text-arot-13',
  {
    variants: {
      tone: { neutral: 'bg-arot-sunken text-arot-ink', brand: 'bg-arot-brand-soft text-arot-brand-strong' },
      isPressable: { true: 'min-h-arot-control-sm', false: 'min-h-7' },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

/** A keyword. It can link to everything with that keyword, and can be removable. */
export function Tag({ label, href, icon, tone, onRemove, labels, className, ...props }: TagProps) {
  const { remove } = useWords('Tag', english, labels)
  const isPressable = href !== undefined || onRemove !== undefined
  const words = (
    <>
      {icon}
      <span className="wrap-anywhere min-w-0 py-1">{label}</span>
    </>
  )
  return (
    <span data-slot="tag" {...props} className={cn(tag({ tone, isPressable }), fromCaller(className))}>
      {href === undefined ? (
        <span className={cn(inside, onRemove && 'pe-0.5')}>{words}</span>
      ) : (
        <Link
          data-slot="tag-link"
          href={href}
          className={cn(
            inside,
            'arot-focus -my-px min-h-[inherit] rounded-[inherit] no-underline underline-offset-4 hover:underline',
            onRemove && 'pe-1.5',
          )}
        >
          {words}
        </Link>
      )}
      {onRemove === undefined ? null : (
        <LeavingButton
          data-slot="tag-remove"
          label={remove(label)}
          size="sm"
          className="-my-px -me-px shrink-0 self-start rounded-[inherit] text-inherit hover:bg-transparent [&_svg]:size-3.5"
          onClick={() => onRemove()}
        />
      )}
    </span>
  )
}

const inside = 'inline-flex min-w-0 items-center gap-1.5 px-3 [&_svg]:size-3.5 [&_svg]:shrink-0'
