/**
 * Picture, words and buy box: one below the other, and beside each other from 768. The buy box is the last of the three
 * and a child of the page itself, so that on a small screen it can stick to the bottom of the window all the way.
 */
export const detailGrid =
  'grid grid-cols-1 gap-x-10 gap-y-6 arot-md:grid-cols-2 arot-md:grid-rows-[auto_1fr] arot-md:[&>:first-child]:row-span-2'
