import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import type { Opening } from './panel.ts'

export type TriggerProps = ComponentProps<'button'> & { [data: `data-${string}`]: unknown }

type Shell = {
  ids: { trigger: string; menu: string }
  state: 'closed' | 'loading' | 'open'
  /** A press is near. */
  onIntent: () => void
  onOpen: (opening: Opening) => void
  onClose: () => void
}

/** What makes a button the menu's: ours first, then what its caller gave it. */
export function triggerOf(own: TriggerProps, { ids, state, onIntent, onOpen, onClose }: Shell): TriggerProps {
  /** While it is on its way another press changes nothing: nobody has seen a menu to close. */
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (state === 'open') onClose()
    // A press without a pointer, by a key or by a screen reader, counts no clicks.
    else onOpen({ opener: event.currentTarget, isByKey: event.detail === 0 })
  }

  function key(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key === 'Escape' && state === 'loading') onClose()
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    event.currentTarget.click()
  }

  /** Who goes on meanwhile is not called back by a menu. */
  function leave() {
    if (state === 'loading') onClose()
  }

  return {
    id: ids.trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': state === 'open',
    'aria-controls': state === 'open' ? ids.menu : undefined,
    'data-state': state === 'open' ? 'open' : 'closed',
    onPointerEnter: both(onIntent, own.onPointerEnter),
    onPointerDown: both(onIntent, own.onPointerDown),
    onFocus: both(onIntent, own.onFocus),
    onBlur: both(leave, own.onBlur),
    onKeyDown: both(key, own.onKeyDown),
    onClick: both(press, own.onClick),
  }
}

function both<Event>(ours: (event: Event) => void, theirs: ((event: Event) => void) | undefined) {
  return (event: Event) => {
    ours(event)
    theirs?.(event)
  }
}
