'use client'

import { cva } from 'class-variance-authority'
import { cn, fromCaller } from '../../lib/cn.ts'
import { Panel, type PanelProps } from '../Dialog/Panel.tsx'

export type DrawerProps = PanelProps & {
  /** The edge that it slides in from. @default 'end' */
  side?: 'end' | 'start' | 'bottom' | undefined
  /** Its width on larger screens. From the bottom it is as wide as the page. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** A panel along an edge with more details of something. The page stays visible. For a question use a Dialog. */
export function Drawer({ side = 'end', size = 'md', className, ...props }: DrawerProps) {
  return (
    <Panel
      name="drawer"
      data-side={side}
      {...props}
      scrimLook={places[side]}
      className={cn(look({ side, size }), fromCaller(className))}
    />
  )
}

const places = {
  end: 'items-stretch justify-items-end',
  start: 'items-stretch justify-items-start',
  bottom: 'items-end',
}

/** The body takes the remaining space, so that the foot is at the bottom. In forced colours only the border is visible. */
const look = cva(
  'relative flex w-full min-w-0 flex-col overflow-hidden border-arot-line bg-arot-surface text-arot-14 text-arot-ink shadow-arot-float outline-none *:flex *:grow *:flex-col data-[state=closed]:animate-arot-slide-away data-[state=open]:animate-arot-slide-in forced-colors:border',
  {
    variants: {
      side: {
        end: 'h-full min-h-0 pt-[env(safe-area-inset-top)] [--arot-edge:translateX(calc(var(--arot-flow,1)*100%))] arot-sm:border-s',
        start:
          'h-full min-h-0 pt-[env(safe-area-inset-top)] [--arot-edge:translateX(calc(var(--arot-flow,1)*-100%))] arot-sm:border-e',
        bottom: 'max-h-[92dvh] rounded-t-arot-card border-t [--arot-edge:translateY(100%)]',
      },
      size: { sm: '', md: '', lg: '' },
    },
    compoundVariants: [
      { side: ['end', 'start'], size: 'sm', className: 'arot-sm:max-w-90' },
      { side: ['end', 'start'], size: 'md', className: 'arot-sm:max-w-115' },
      { side: ['end', 'start'], size: 'lg', className: 'arot-sm:max-w-180' },
    ],
  },
)
