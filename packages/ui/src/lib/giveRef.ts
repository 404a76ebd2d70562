import type { Ref, RefCallback } from 'react'

/** Passes an element to the caller's ref, for a component that has a ref of its own on the same element. */
export function giveRef<Part>(ref: Ref<Part> | undefined, part: Part | null): ReturnType<RefCallback<Part>> {
  if (typeof ref === 'function') return ref(part)
  if (ref) ref.current = part
}
