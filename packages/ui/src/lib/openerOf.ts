/** The button to return the focus to. An item of a menu disappears with the menu, so the menu names its button. */
export function openerOf(focused: Element | null) {
  const menu = focused?.closest<HTMLElement>('[data-opener]')
  const opener = menu?.dataset.opener === undefined ? focused : document.getElementById(menu.dataset.opener)
  return opener instanceof HTMLElement ? opener : null
}
