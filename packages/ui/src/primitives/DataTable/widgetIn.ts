const reachable = 'a[href], button, input, select, textarea'

/** The only control in a cell. It takes the focus instead of the cell. */
export function widgetIn(cell: HTMLElement): HTMLElement | undefined {
  const all = cell.querySelectorAll<HTMLElement>(reachable)
  return all.length === 1 ? all[0] : undefined
}

/** The control uses the arrow keys itself. */
export function isTypedIn(element: HTMLElement) {
  return element.matches('select, textarea, input:not([type=checkbox], [type=radio], [type=button])')
}
