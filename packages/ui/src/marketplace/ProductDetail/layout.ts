/**
 * Picture, name, buy box and facts: one below the other, and from 768 all that is not the picture beside it, the buy box
 * before the facts, so that it is in the first window.
 */
export const detailGrid =
  'grid grid-cols-1 gap-x-10 gap-y-4 arot-md:grid-cols-2 arot-md:grid-rows-[auto_auto_1fr] arot-md:gap-y-6 arot-md:[&>:first-child]:row-span-3'

/** As much of a phone's first window as leaves the name, the price and what to do their place in it. */
export const pictureFrame = 'aspect-3/2 rounded-arot-card arot-md:aspect-square'

/** One card beside the picture. On a phone its parts are the page's: the choices before the facts, the bar at the end. */
export const buyBox =
  'contents arot-md:flex arot-md:flex-col arot-md:gap-3 arot-md:self-start arot-md:rounded-arot-card arot-md:border arot-md:border-arot-line arot-md:bg-arot-surface arot-md:p-5 arot-md:shadow-arot-card'

/**
 * On a phone it sticks to the end of the window as a band across the page, until its own place below the facts comes: as
 * the last part of the page it sticks all the way, and the page has room for it. It lies over the page but under the bars,
 * which come before it in the document. Nothing shows through or below it, because it stands on the bar beneath.
 */
export const buyBar =
  'sticky bottom-(--arot-page-bottom,0px) z-arot-raised order-last -mx-(--arot-page-gutter,0px) flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-arot-line border-y bg-arot-surface px-[max(var(--arot-page-gutter,0px),0.75rem)] py-3 shadow-arot-float arot-md:contents print:static print:mx-0 print:border-0 print:px-0 print:shadow-none'

/** The price, and what is to be known beside it. */
export const buyHead =
  'min-w-0 grow-999 arot-md:order-1 arot-md:flex arot-md:flex-wrap arot-md:items-baseline arot-md:justify-between arot-md:gap-x-3'
