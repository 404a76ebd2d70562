import type { KeyboardEvent } from 'react'

/** Keys that choose among an input method's proposals are not ours. Safari ends the composition first; 229 is left of it. */
export function isComposing(event: KeyboardEvent) {
  return event.nativeEvent.isComposing || event.keyCode === 229
}
