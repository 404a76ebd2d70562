/**
 * Radix hears Escape before what has the focus does: a list closes, and a search is emptied, before the layer around it
 * goes. The attribute, since not every browser knows `role` for a property.
 */
export function leaveToList(event: KeyboardEvent) {
  const field = event.target
  if (!(field instanceof HTMLInputElement) || field.getAttribute('role') !== 'combobox') return
  const isSearch = field.closest('[role="search"]') !== null
  if (field.getAttribute('aria-expanded') === 'true' || (isSearch && field.value !== '')) event.preventDefault()
}
