/** A menu's item is gone when the overlay that it opened closes: its menu names the button to return to. */
export function openerOf(focused: Element | null) {
  const menu = focused?.closest<HTMLElement>('[data-opener]')
  const opener = menu?.dataset.opener === undefined ? focused : document.getElementById(menu.dataset.opener)
  return opener instanceof HTMLElement ? opener : null
}
