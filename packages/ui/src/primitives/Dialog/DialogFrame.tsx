import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { footerRow, pinned, scroller } from './look.ts'

type DialogFrameProps = { head: ReactNode; close: ReactNode; footer: ReactNode; children: ReactNode }

/** What is inside a dialog, whoever opens it: its head, its body, and at the bottom what there is to do. */
export function DialogFrame({ head, close, footer, children }: DialogFrameProps) {
  return (
    <div className={scroller}>
      {/* Of no height, and always at the top: the way out stays, where the head is not pinned too. */}
      <div className="sticky top-0 z-arot-sticky flex h-0 items-start justify-end">
        <div className="mt-3 mr-3 rounded-arot-control bg-arot-surface">{close}</div>
      </div>
      <div
        data-slot="dialog-header"
        className={cn('wrap-anywhere top-0 z-arot-raised grid gap-1 bg-arot-surface pt-5 pr-16 pb-5 pl-5', pinned)}
      >
        {head}
      </div>
      <div data-slot="dialog-body" className="wrap-anywhere px-5 pb-5">
        {children}
      </div>
      {footer == null ? null : (
        <div
          data-slot="dialog-footer"
          className={cn('bottom-0 z-arot-raised border-arot-line border-t bg-arot-surface', pinned, footerRow)}
        >
          {footer}
        </div>
      )}
    </div>
  )
}
