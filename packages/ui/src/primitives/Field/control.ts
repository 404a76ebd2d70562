/** The look that all controls of a form share. Their text is 16 px on touch: below that, iOS zooms the page into them. */
export const control =
  'arot-focus block w-full min-w-0 rounded-arot-control border border-arot-control bg-arot-surface text-arot-14 text-arot-ink transition-colors duration-arot-quick placeholder:text-arot-muted hover:border-arot-muted disabled:cursor-not-allowed disabled:border-arot-line disabled:bg-arot-sunken disabled:text-arot-muted disabled:opacity-100 aria-[invalid=true]:border-arot-signal pointer-coarse:text-arot-16'

/** Of a control that opens a list: at its end, and no target of its own. */
export const chevron = 'pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-arot-muted'

export type ControlSize = 'sm' | 'md' | 'lg'

/** Its height where it has one line: that of a button of the same size beside it. */
export const singleLine: Record<ControlSize, string> = {
  sm: 'h-arot-control-sm px-2.5 text-arot-13',
  md: 'h-arot-control px-3',
  lg: 'h-arot-control-lg px-4 text-arot-16',
}

/** What a control of one line has beside what its field has. */
export type SizeProp = {
  /** As high as a button of that size. @default 'md' */
  size?: ControlSize | undefined
}

/**
 * What is typed reads in its own direction, an address in an Arabic form too. Not by `dir`: that would turn the field
 * over, and its placeholder with it, as soon as it is empty.
 */
export const ownDirection = '[unicode-bidi:plaintext]'

/** Can be read and copied; that it cannot be written shows. */
export const readOnly = 'read-only:border-arot-line read-only:bg-arot-sunken'

/**
 * For a field whose value is not the text in its input: `onValueChange` reports it. A spread `register` of react-hook-form,
 * which reads the input, does not compile.
 */
export type ValueChangeOnly = {
  /** Not supported: `onValueChange` reports the value. */
  onChange?: undefined
}

/** What a control takes from its field, and so cannot be given by the caller. */
export type FieldPropName = 'size' | 'aria-label' | 'aria-labelledby' | 'aria-invalid'
