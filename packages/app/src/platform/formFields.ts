type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The values of a form's fields by name. Leaves out passwords, even visible ones, and fields that cannot be edited. */
export function fieldsOf(root: HTMLElement): Record<string, string> {
  return Object.fromEntries(controlsIn(root).map(({ name, value }) => [name, value]))
}

/** The values that the fields were rendered with, whatever has been typed since. */
export function defaultValuesOf(root: HTMLElement): Record<string, string> {
  return Object.fromEntries(
    controlsIn(root).map((control) => [control.name, 'defaultValue' in control ? control.defaultValue : control.value]),
  )
}

/** Sets the fields and fires the events of typing. Returns whether anything changed. */
export function fill(root: HTMLElement, fields: Record<string, string>): boolean {
  const others = controlsIn(root).filter(({ name, value }) => fields[name] !== undefined && fields[name] !== value)
  for (const control of others) {
    // React ignores a value that was set with React's own setter.
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
