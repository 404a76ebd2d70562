export const box =
  'arot-focus-within flex h-arot-control items-center rounded-arot-control border border-arot-control bg-arot-surface'

/** As wide as the box, or as the host says: in a narrow list, names that begin alike look the same. */
export const popup =
  'absolute start-0 top-full w-full min-w-(--arot-search-list) z-arot-popover mt-1.5 animate-arot-pop overflow-hidden rounded-arot-tile border border-arot-line bg-arot-surface shadow-arot-float'
