'use client'

import { type ComponentProps, cloneElement, type ReactElement, useId, useState } from 'react'
import { cn } from '../../lib/cn.ts'
import { useOnDemand, warm } from '../../lib/onDemand.ts'
import { type Opening, panel } from './panel.ts'
import { type TriggerProps, triggerOf } from './trigger.ts'

export { MenuItem, type MenuItemProps } from './MenuItem.tsx'

export type MenuProps = Omit<ComponentProps<'div'>, 'role' | 'dir'> & {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement<TriggerProps>
  /** What the menu is about, for a screen reader. */
  label: string
  /** The side of the trigger that it lines up with. @default 'end' */
  align?: 'start' | 'end'
}

/**
 * A button's list of things to do. Never modal: the page behind stays readable, and a press there just closes it. What
 * opens is loaded when a pointer or the focus reaches the button; a press that comes first opens it when it is here.
 */
export function Menu({ trigger, label, align = 'end', id, ...props }: MenuProps) {
  const [opening, setOpening] = useState<Opening | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const ownIds = { trigger: useId(), menu: useId() }
  const ids = { trigger: trigger.props.id ?? ownIds.trigger, menu: id ?? ownIds.menu }
  const Panel = useOnDemand(panel, isOpen)

  return (
    <>
      {cloneElement(
        trigger,
        triggerOf(trigger.props, {
          ids,
          state: !isOpen ? 'closed' : Panel === null ? 'loading' : 'open',
          onIntent: () => warm(panel),
          onOpen: (next) => {
            setOpening(next)
            setIsOpen(true)
          },
          onClose: () => setIsOpen(false),
        }),
      )}
      {opening === null || Panel === null ? null : (
        <Panel
          {...props}
          id={ids.menu}
          data-opener={ids.trigger}
          label={label}
          align={align}
          opening={opening}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  )
}

/** Between groups of items. */
export function MenuSeparator({ className, ...props }: ComponentProps<'hr'>) {
  return (
    <hr data-slot="menu-separator" {...props} className={cn('-mx-1.5 my-1.5 border-arot-line border-t', className)} />
  )
}

/** Words above items that can not be chosen: whose menu this is, what a group is for. */
export function MenuLabel({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="menu-label"
      {...props}
      className={cn('wrap-anywhere px-2.5 py-2 text-arot-13 text-arot-muted', className)}
    />
  )
}
