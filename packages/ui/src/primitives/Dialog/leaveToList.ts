/**
 * Radix handles Escape before the focused element does. This lets an open list close, or a search box clear, before the
 * layer around it closes. It reads the attribute, because not every browser reflects `role` as a property.
 */
export function leaveToList(event: KeyboardEvent) {
  const field = event.target
  if (!(field instanceof HTMLInputElement) || field.getAttribute('role') !== 'combobox') return
  const isSearch = field.closest('[role="search"]') !== null
  if (field.getAttribute('aria-expanded') === 'true' || (isSearch && field.value !== '')) event.preventDefault()
}
