export const boxLook =
  'arot-focus-within relative flex w-full min-w-0 cursor-text flex-wrap items-center gap-1 rounded-arot-control border border-arot-control bg-arot-surface text-arot-14 transition-colors duration-arot-quick hover:border-arot-muted data-held:border-arot-line data-held:bg-arot-sunken data-invalid:border-arot-signal has-disabled:cursor-not-allowed pointer-coarse:pe-12'

/** Its text is 16 px on touch screens: iOS zooms the page into smaller fields. */
export const inputLook =
  'min-w-24 flex-1 bg-transparent px-2 text-arot-14 text-arot-ink text-ellipsis outline-none [unicode-bidi:plaintext] placeholder:text-arot-muted disabled:cursor-not-allowed disabled:opacity-100 pointer-coarse:text-arot-16'

export const boxSizes = {
  sm: 'min-h-arot-control-sm p-[3px] pe-10 text-arot-13 **:data-[slot=tag-remove]:h-6 **:data-[slot=tag-remove]:min-h-0 **:data-[slot=tag]:h-6 **:data-[slot=tag]:min-h-0',
  md: 'min-h-arot-control p-[3px] pe-10',
  lg: 'min-h-arot-control-lg p-[3px] pe-10 text-arot-16',
}

export const inputSizes = {
  sm: 'h-6 text-arot-13',
  md: 'h-arot-control-sm',
  lg: 'h-arot-control text-arot-16',
}

/** Keeps the button on the first line. */
export const endSizes = { sm: '-top-px', md: 'top-1', lg: 'top-1.75' }
