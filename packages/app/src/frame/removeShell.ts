/** The server's own title and description go when the pages bring theirs. */
export function removeShell() {
  for (const element of document.querySelectorAll('head [data-shell]')) element.remove()
}
