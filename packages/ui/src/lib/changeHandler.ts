import type { ChangeEvent } from 'react'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What hears a change of a field: the native handler, and who wants the value alone. None where nobody does: a server may draw it. */
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
