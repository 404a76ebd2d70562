import type { KeyboardEvent } from 'react'

/**
 * True while an input method handles the key. Safari ends the composition before the key event, so only key code 229 is
 * left.
 */
export function isComposing(event: KeyboardEvent) {
  return event.nativeEvent.isComposing || event.keyCode === 229
}
