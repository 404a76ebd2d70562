/**
 * Picture, name, buy box and facts: one below the other, and from 768 all that is not the picture beside it, the buy box
 * before the facts, so that it is in the first window. It is a child of the page itself, so that on a small screen, where
 * it comes last, it can stick to the bottom of the window all the way.
 */
export const detailGrid =
  'grid grid-cols-1 gap-x-10 gap-y-4 arot-md:grid-cols-2 arot-md:grid-rows-[auto_auto_1fr] arot-md:gap-y-6 arot-md:[&>:first-child]:row-span-3'

/** As much of a phone's first window as leaves the name, the price and what to do their place in it. */
export const pictureFrame = 'aspect-3/2 rounded-arot-card arot-md:aspect-square'
