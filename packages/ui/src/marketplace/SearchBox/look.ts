export const box =
  'arot-focus-within flex h-arot-control items-center rounded-arot-control border border-arot-control bg-arot-surface'

export const popup =
  'absolute inset-x-0 top-full z-arot-popover mt-1.5 animate-arot-pop overflow-hidden rounded-arot-tile border border-arot-line bg-arot-surface shadow-arot-float'
