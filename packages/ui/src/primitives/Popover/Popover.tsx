'use client'

import * as RadixPopover from '@radix-ui/react-popover'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'
import { cn, fromCaller } from '../../lib/cn.ts'
import { giveRef } from '../../lib/giveRef.ts'
import { useHost } from '../../lib/host.ts'
import { takeLook } from '../../lib/takeLook.ts'
import { useOpened } from '../../lib/useOpened.ts'
import { useWords } from '../../lib/useWords.ts'
import { leaveToList } from '../Dialog/leaveToList.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { english, type PopoverLabels } from './labels.ts'

export type { PopoverLabels }

export type PopoverProps = Omit<ComponentProps<'div'>, 'id' | 'role' | 'dir' | 'title' | 'children'> & {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement<PopoverTriggerProps>
  /** The heading, which also names the popover for screen readers. */
  title: string
  /**
   * The side of the trigger on which it opens, if there is room.
   * @default 'bottom'
   */
  side?: 'top' | 'bottom' | 'start' | 'end' | undefined
  /** The alignment with the button. @default 'start' */
  align?: 'start' | 'center' | 'end' | undefined
  /** Whether the popover is open. Without it the popover is uncontrolled. */
  isOpen?: boolean | undefined
  /** Called with the new state when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Texts that replace those of the chosen language. */
  labels?: Partial<PopoverLabels> | undefined
  /** The content. A function gets another function that closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

export type PopoverTriggerProps = ComponentProps<'button'> & { [data: `data-${string}`]: unknown }

/** Content in a panel at a button. The page behind stays usable. The focus moves in, and returns to the button on close. */
export function Popover({
  trigger,
  title,
  side = 'bottom',
  align = 'start',
  isOpen,
  onOpenChange,
  labels,
  ref,
  className,
  onKeyDown,
  children,
  ...props
}: PopoverProps) {
  const words = useWords('Popover', english, labels)
  const { container } = useHost()
  const titleId = useId()
  const { opener, isShown, change, direction } = useOpened({ isOpen, onOpenChange })

  return (
    <RadixPopover.Root open={isShown} onOpenChange={change}>
      <RadixPopover.Trigger ref={opener} asChild>
        {trigger}
      </RadixPopover.Trigger>
      <RadixPopover.Portal container={container}>
        <RadixPopover.Content
          data-slot="popover"
          aria-labelledby={titleId}
          {...props}
          ref={(popover) => {
            takeLook(popover, opener.current)
            return giveRef(ref, popover)
          }}
          dir={direction}
          side={sides[direction][side]}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={enter}
          onEscapeKeyDown={leaveToList}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            // Otherwise Escape would also close the host's layer around the popover.
            if (event.key === 'Escape') event.stopPropagation()
          }}
          className={cn(look, fromCaller(className))}
        >
          <div data-slot="popover-header" className="flex items-start gap-2 ps-4 pe-1.5 pt-1.5">
            <h2 id={titleId} className="wrap-anywhere min-w-0 flex-1 py-2 font-bold text-arot-14">
              {title}
            </h2>
            <IconButton label={words.close} icon={<X aria-hidden />} size="sm" onClick={() => change(false)} />
          </div>
          <div data-slot="popover-body" className="wrap-anywhere px-4 pt-1 pb-4">
            {typeof children === 'function' ? children(() => change(false)) : children}
          </div>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  )
}

/** The first control after the close button gets the focus, if there is one. */
function enter(event: Event) {
  const popover = event.currentTarget as HTMLElement
  const controls = popover.querySelectorAll<HTMLElement>(
    '[data-slot="popover-body"] :is(input:not([type="hidden"]), select, textarea, button, a[href]):not([disabled], [tabindex="-1"])',
  )
  // A hidden element cannot take the focus; the focus would stay at the button.
  const first = Array.from(controls).find((control) => control.checkVisibility?.() ?? true)
  if (!first) return
  event.preventDefault()
  first.focus()
}

const sides = {
  ltr: { top: 'top', bottom: 'bottom', start: 'left', end: 'right' },
  rtl: { top: 'top', bottom: 'bottom', start: 'right', end: 'left' },
} as const

const look =
  'z-arot-popover max-h-(--radix-popper-available-height) min-w-52 max-w-[min(--spacing(90),100vw-1rem)] overflow-y-auto overscroll-contain rounded-arot-tile border border-arot-line bg-arot-surface font-arot-sans text-arot-14 text-arot-ink shadow-arot-float outline-none data-[state=open]:animate-arot-pop'
