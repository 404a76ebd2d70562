type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What stands in the fields of a form, by name: never a password, hidden or shown, nor what nobody can type in. */
export function fieldsOf(root: HTMLElement): Record<string, string> {
  return Object.fromEntries(controlsIn(root).map(({ name, value }) => [name, value]))
}

/** The values that the page was rendered with, whatever has been typed since. */
export function defaultValuesOf(root: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    controlsIn(root).map((control) => [control.name, 'defaultValue' in control ? control.defaultValue : control.value]),
  )
}

/** Writes into the fields with the events of typing. Returns whether anything changed. */
export function fill(root: HTMLElement, fields: Record<string, string>): boolean {
  const others = controlsIn(root).filter(({ name, value }) => fields[name] !== undefined && fields[name] !== value)
  for (const control of others) {
    // React notices a value only if it was not written by React's own setter.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {}
    set?.call(control, fields[control.name])
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return others.length > 0
}

function controlsIn(root: HTMLElement) {
  return [...root.querySelectorAll<Control>('input[name], select[name], textarea[name]')].filter(isTyped)
}

function isTyped(control: Control) {
  if (control.autocomplete.includes('password')) return false
  return !(control instanceof HTMLInputElement && ['password', 'radio', 'checkbox', 'hidden'].includes(control.type))
}
