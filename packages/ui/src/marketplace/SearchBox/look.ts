export const box =
  'arot-focus-within flex h-arot-control items-center rounded-arot-control border border-arot-control bg-arot-surface'

/** As wide as the box, or as the host sets it: in a narrow list, names with the same beginning look alike. */
export const popup =
  'absolute start-0 top-full w-full min-w-(--arot-search-list) z-arot-popover mt-1.5 animate-arot-pop overflow-hidden rounded-arot-tile border border-arot-line bg-arot-surface shadow-arot-float'
