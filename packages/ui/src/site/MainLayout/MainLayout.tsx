'use client'

import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { useWords } from '../../lib/useWords.ts'
import { english, type MainLayoutLabels } from './labels.ts'

export type { MainLayoutLabels }

export type MainLayoutProps = ComponentProps<'div'> & {
  /** The bar at the top. */
  navBar: ReactNode
  /** Content above the page's content, as wide as the page. */
  header?: ReactNode
  /** The footer. Without it the page ends with the content. */
  footer?: ReactNode
  /** The toasts of the page. */
  toasts?: ReactNode
  /** Content while the next page loads, such as a ProgressBar. */
  progress?: ReactNode
  /** Texts that replace those of the chosen language. */
  labels?: Partial<MainLayoutLabels> | undefined
}

/**
 * The frame of the site's pages. Sticky elements inside it use `--arot-page-top` and `--arot-page-bottom` to stay clear
 * of the bars. Elements as wide as the window use `--arot-page-gutter` for a negative margin.
 */
export function MainLayout({
  navBar,
  header,
  footer,
  toasts,
  progress,
  labels,
  className,
  children,
  ...props
}: MainLayoutProps) {
  const contentId = useId()
  const content = useRef<HTMLElement>(null)
  const words = useWords('MainLayout', english, labels)
  return (
    <div
      data-slot="main-layout"
      {...props}
      className={cn(
        'flex min-h-dvh flex-col bg-arot-canvas pb-(--arot-page-bottom) text-arot-ink print:block print:min-h-0 print:pb-0',
        // The heights of the bars: 3.5 rem or 4 rem, plus a row for the search on a phone. Zero where the bars scroll
        // away.
        '[--arot-page-bottom:calc(3.5rem+env(safe-area-inset-bottom))] [--arot-page-top:calc(3.5rem+1px)] has-[[data-slot=nav-bar-search]]:max-arot-md:[--arot-page-top:calc(6.875rem+1px)] arot-lg:[--arot-page-bottom:0px] arot-lg:[--arot-page-top:calc(4rem+1px)] [@media(max-height:30rem)]:[--arot-page-bottom:0px] [@media(max-height:30rem)]:[--arot-page-top:0px]',
        '[--arot-page-gutter:1rem] arot-md:[--arot-page-gutter:1.5rem] arot-lg:[--arot-page-gutter:2rem]',
        fromCaller(className),
      )}
    >
      {/* A plain anchor. A router, or a page with a `base`, would treat it as a link to another page. */}
      <a
        data-slot="skip-link"
        href={`#${contentId}`}
        onClick={(event) => {
          event.preventDefault()
          content.current?.focus()
        }}
        className="arot-focus fixed start-2 top-2 z-arot-toast -translate-y-20 rounded-arot-control bg-arot-brand px-4 py-2.5 font-semibold text-arot-14 text-arot-on-brand focus:translate-y-0 print:hidden"
      >
        {words.skip}
      </a>
      {progress}
      {navBar}
      {header}
      <main
        ref={content}
        id={contentId}
        tabIndex={-1}
        className="mx-auto w-full max-w-arot-page flex-1 scroll-mt-(--arot-page-top) px-(--arot-page-gutter) py-6 outline-none arot-md:py-8 print:p-0"
      >
        {children}
      </main>
      {footer}
      {toasts}
    </div>
  )
}
