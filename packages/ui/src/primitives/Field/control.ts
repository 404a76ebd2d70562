/** The look that all controls of a form share. Their text is 16 px on touch: below that, iOS zooms the page into them. */
export const control =
  'arot-focus block w-full min-w-0 rounded-arot-control border border-arot-control bg-arot-surface text-arot-14 text-arot-ink transition-colors duration-arot-quick placeholder:text-arot-muted hover:border-arot-muted disabled:cursor-not-allowed disabled:border-arot-line disabled:bg-arot-sunken disabled:text-arot-muted disabled:opacity-100 aria-[invalid=true]:border-arot-signal pointer-coarse:text-arot-16'

/** Its height where it has one line. */
export const singleLine = 'h-arot-control px-3'

/**
 * What is typed reads in its own direction, an address in an Arabic form too. Not by `dir`: that would turn the field
 * over, and its placeholder with it, as soon as it is empty.
 */
export const ownDirection = '[unicode-bidi:plaintext]'

/** Can be read and copied; that it cannot be written shows. */
export const readOnly = 'read-only:border-arot-line read-only:bg-arot-sunken'

/** What a control takes from its field, and so cannot be given by the caller. */
export type FieldOwned = 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-invalid'
