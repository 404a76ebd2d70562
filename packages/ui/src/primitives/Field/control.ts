/** The common look of form controls. Their text is 16 px on touch screens: iOS zooms the page into smaller fields. */
export const control =
  'arot-focus block w-full min-w-0 rounded-arot-control border border-arot-control bg-arot-surface text-arot-14 text-arot-ink transition-colors duration-arot-quick placeholder:text-arot-muted hover:border-arot-muted disabled:cursor-not-allowed disabled:border-arot-line disabled:bg-arot-sunken disabled:text-arot-muted disabled:opacity-100 aria-[invalid=true]:border-arot-signal pointer-coarse:text-arot-16'

/** The arrow at the end of a control that opens a list. It is not a separate target. */
export const chevron = 'pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-arot-muted'

export type ControlSize = 'sm' | 'md' | 'lg'

/** The height of a control with one line, the same as a button of that size. */
export const singleLine: Record<ControlSize, string> = {
  sm: 'h-arot-control-sm px-2.5 text-arot-13',
  md: 'h-arot-control px-3',
  lg: 'h-arot-control-lg px-4 text-arot-16',
}

/** The size prop of controls with one line. */
export type SizeProp = {
  /** As high as a button of the same size. @default 'md' */
  size?: ControlSize | undefined
}

/**
 * Text runs in its own direction, such as an address in an Arabic form. Not `dir`, which would flip an empty field and
 * its placeholder.
 */
export const ownDirection = '[unicode-bidi:plaintext]'

/** The look of a control that can be read and copied, but not edited. */
export const readOnly = 'read-only:border-arot-line read-only:bg-arot-sunken'

/**
 * For a field whose value is not the text in its input. Use `onValueChange`. Spreading `register` of react-hook-form,
 * which reads the input, does not compile.
 */
export type ValueChangeOnly = {
  /** Not supported: use `onValueChange`. */
  onChange?: undefined
}

/** The props that a control gets from its field, so the caller cannot set them. */
export type FieldPropName = 'size' | 'aria-label' | 'aria-labelledby' | 'aria-invalid'
