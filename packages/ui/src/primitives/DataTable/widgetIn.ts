const reachable = 'a[href], button, input, select, textarea'

/** The one thing in a cell that can be pressed or filled in: the keyboard goes to it, and not to the cell around it. */
export function widgetIn(cell: HTMLElement): HTMLElement | undefined {
  const all = cell.querySelectorAll<HTMLElement>(reachable)
  return all.length === 1 ? all[0] : undefined
}

/** It needs the arrows for itself. */
export function isTypedIn(element: HTMLElement) {
  return element.matches('select, textarea, input:not([type=checkbox], [type=radio], [type=button])')
}
