import { cva } from 'class-variance-authority'

/** The layer that dims the page. */
export const scrim =
  'fixed inset-0 z-arot-modal grid overflow-hidden bg-arot-scrim font-arot-sans text-arot-ink data-[state=closed]:animate-arot-leave data-[state=open]:animate-arot-appear'

/** The position of the panel: at the bottom of a small screen, in the middle of a larger one. */
export const inTheMiddle = 'items-end arot-sm:place-items-center arot-sm:p-4'

/** The panel of Dialog and alerts. In forced colours only its border is visible. */
export const panelLook = cva(
  'relative flex max-h-[92dvh] w-full min-w-0 flex-col overflow-hidden rounded-t-arot-card border border-arot-line bg-arot-surface text-arot-14 text-arot-ink shadow-arot-float outline-none arot-sm:max-h-full arot-sm:rounded-arot-card data-[state=closed]:animate-arot-sink data-[state=open]:animate-arot-rise',
  {
    variants: { size: { sm: 'arot-sm:max-w-100', md: 'arot-sm:max-w-120', lg: 'arot-sm:max-w-180' } },
    defaultVariants: { size: 'md' },
  },
)

export const titleLook = 'font-arot-display font-bold text-arot-18'

export const descriptionLook = 'text-arot-13 text-arot-muted'

/** On a very low screen, such as at 400 % zoom, head and foot scroll with the rest. */
export const pinned = '[@media(min-height:26rem)]:sticky'

export const scroller = 'wrap-anywhere min-h-0 scroll-py-20 overflow-y-auto overscroll-contain'

/**
 * On a small screen the buttons are side by side with equal widths. Long texts put them one below the other, and wrap
 * if they are wider than the dialog. A line of text is not stretched.
 */
export const footerRow =
  'flex flex-wrap gap-3 px-5 pt-3 pb-[max(--spacing(5),env(safe-area-inset-bottom))] [&>:not(p)]:h-auto [&>:not(p)]:min-h-10 [&>:not(p)]:min-w-fit [&>:not(p)]:flex-1 [&>:not(p)]:whitespace-normal [&>:not(p)]:py-2 pointer-coarse:[&>:not(p)]:min-h-11 arot-sm:justify-end arot-sm:[&>:not(p)]:[flex:0_auto]'
