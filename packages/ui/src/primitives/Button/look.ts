import { cva } from 'class-variance-authority'

/** The look that Button and ButtonLink share. */
export const button = cva(
  'arot-focus relative inline-flex shrink-0 cursor-pointer select-none items-center justify-center gap-2 whitespace-nowrap rounded-arot-control border border-transparent font-semibold transition-colors duration-arot-quick aria-disabled:cursor-not-allowed print:hidden [&_svg]:size-[1.15em] [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-arot-brand text-arot-on-brand hover:bg-arot-brand-strong',
        secondary: 'border-arot-control bg-arot-surface text-arot-ink hover:bg-arot-sunken',
        ghost: 'text-arot-ink hover:bg-arot-sunken',
        danger: 'bg-arot-signal-fill text-arot-on-signal hover:bg-arot-signal-fill-strong',
        link: 'border-0 text-arot-brand underline-offset-4 hover:text-arot-brand-strong hover:underline',
      },
      size: {
        sm: 'h-arot-control-sm px-3 text-arot-13',
        md: 'h-arot-control px-4 text-arot-14',
        lg: 'h-arot-control-lg px-6 text-arot-16',
      },
    },
    compoundVariants: [{ variant: 'link', className: 'h-auto px-0 pointer-coarse:min-h-6' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

export const disabledLook =
  'border-arot-line bg-arot-sunken text-arot-muted hover:bg-arot-sunken hover:text-arot-muted hover:no-underline forced-colors:border-[GrayText] forced-colors:text-[GrayText]'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link'
export type ButtonSize = 'sm' | 'md' | 'lg'
