import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { toneGround } from '../../lib/toneGround.ts'

export type NoticeProps = Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> & {
  /** The heading. */
  title: string
  /** A sentence below the heading. */
  text?: string | undefined
  /** A line below the text, such as what to do next. */
  children?: ReactNode
  /**
   * The colour and the icon, by meaning.
   * @default 'error'
   */
  tone?: 'error' | 'warning' | undefined
}

/** An error or warning next to its cause. Screen readers announce it when it appears. */
export function Notice({ title, text, tone = 'error', className, children, ...props }: NoticeProps) {
  const Icon = tone === 'error' ? CircleAlert : TriangleAlert
  return (
    <div
      data-slot="notice"
      {...props}
      role="alert"
      className={cn(
        'wrap-anywhere flex gap-2.5 rounded-arot-control border px-3 py-2.5 text-arot-13 text-arot-ink',
        toneGround[tone],
        fromCaller(className),
      )}
    >
      <Icon aria-hidden className={cn('mt-px size-4 shrink-0', icons[tone])} />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {text === undefined ? null : <p>{text}</p>}
        {children === undefined ? null : <p>{children}</p>}
      </div>
    </div>
  )
}

const icons = { error: 'text-arot-signal-strong', warning: 'text-arot-caution' }
