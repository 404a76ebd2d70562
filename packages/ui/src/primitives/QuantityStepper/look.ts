export const inputLook =
  'w-full min-w-0 flex-1 rounded-arot-control bg-transparent text-center font-semibold text-arot-16 text-arot-ink tabular-nums outline-none disabled:cursor-not-allowed disabled:text-arot-muted disabled:opacity-100 placeholder:font-normal placeholder:text-arot-muted'

/** The inner height: with its border, the stepper is as high as a button. */
export const heights = { sm: 'h-6 text-arot-14', md: 'h-arot-control-sm', lg: 'h-arot-control' }
