/**
 * Picture, name, buy box and facts are in one column. From 768 px everything but the picture is beside it, with the buy
 * box before the facts, so that it is in the first viewport.
 */
export const detailGrid =
  'grid grid-cols-1 gap-x-10 gap-y-4 arot-md:grid-cols-2 arot-md:grid-rows-[auto_auto_1fr] arot-md:gap-y-6 arot-md:[&>:first-child]:row-span-3'

/** High enough for a picture, low enough that the name, the price and the buttons are in a phone's first viewport. */
export const pictureFrame = 'aspect-3/2 rounded-arot-card arot-md:aspect-square'

/**
 * One card beside the picture. On a phone its parts belong to the page: the quantity before the facts, the bar at the
 * end.
 */
export const buyBox =
  'contents arot-md:flex arot-md:flex-col arot-md:gap-3 arot-md:self-start arot-md:rounded-arot-card arot-md:border arot-md:border-arot-line arot-md:bg-arot-surface arot-md:p-5 arot-md:shadow-arot-card'

/**
 * On a phone the bar sticks to the bottom of the window, until its own place below the facts is in view. As the last
 * part of the page it sticks along the whole page, which has space for it. It is above the page but below the site's
 * bars, which come earlier in the document. It touches the bar below it, so that nothing shows through.
 */
export const buyBar =
  'sticky bottom-(--arot-page-bottom,0px) z-arot-raised order-last -mx-(--arot-page-gutter,0px) flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-arot-line border-y bg-arot-surface px-[max(var(--arot-page-gutter,0px),0.75rem)] py-3 shadow-arot-float arot-md:contents print:static print:mx-0 print:border-0 print:px-0 print:shadow-none'

/** The price, with related text beside it. */
export const buyHead =
  'min-w-0 grow-999 arot-md:order-1 arot-md:flex arot-md:flex-wrap arot-md:items-baseline arot-md:justify-between arot-md:gap-x-3'
