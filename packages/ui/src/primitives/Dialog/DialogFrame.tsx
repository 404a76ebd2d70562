import type { ReactNode } from 'react'
import { cn } from '../../lib/cn.ts'
import { footerRow, pinned, scroller } from './look.ts'

type DialogFrameProps = { head: ReactNode; close: ReactNode; footer: ReactNode; children: ReactNode }

/** What is inside a dialog, whoever opens it: its head, its body, and at the bottom what there is to do. */
export function DialogFrame({ head, close, footer, children }: DialogFrameProps) {
  return (
    <div className={scroller}>
      <div
        data-slot="dialog-header"
        className={cn('top-0 z-arot-raised flex items-start gap-3 bg-arot-surface pt-3 pr-3 pb-5 pl-5', pinned)}
      >
        <div className="wrap-anywhere grid min-w-0 flex-1 gap-1 pt-2">{head}</div>
        <div className="-mb-3 shrink-0">{close}</div>
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
