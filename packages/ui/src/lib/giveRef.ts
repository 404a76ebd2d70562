import type { Ref, RefCallback } from 'react'

/** Gives an element that a component looks at itself to the caller's ref as well. */
export function giveRef<Part>(ref: Ref<Part> | undefined, part: Part | null): ReturnType<RefCallback<Part>> {
  if (typeof ref === 'function') return ref(part)
  if (ref) ref.current = part
}
