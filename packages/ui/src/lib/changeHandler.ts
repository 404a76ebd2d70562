import type { ChangeEvent } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * One handler for `onChange` and `onValueChange`. It is undefined if there is neither, so that a server component can
 * render the field.
 */
export function changeHandler<Element extends Field>(
  onChange: ((event: ChangeEvent<Element>) => void) | undefined,
  onValueChange: ((value: string) => void) | undefined,
) {
  if (onValueChange === undefined) return { onChange }
  return {
    onChange(event: ChangeEvent<Element>) {
      onChange?.(event)
      onValueChange(event.target.value)
    },
  }
}
