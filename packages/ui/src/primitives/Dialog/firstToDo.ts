/** The first editable field, or the first button or link other than the close button. */
export function firstToDo(dialog: HTMLElement, name: 'dialog' | 'drawer') {
  // A hidden element cannot take the focus; the focus would stay behind the dialog.
  const within = (selector: string) =>
    Array.from(dialog.querySelectorAll<HTMLElement>(selector)).find((element) => element.checkVisibility?.() ?? true)
  return (
    within(
      `[data-slot="${name}-body"] :is(input, select, textarea):not([readonly], [disabled], [type="hidden"], [tabindex="-1"])`,
    ) ?? within(`:is([data-slot="${name}-body"], [data-slot="${name}-footer"]) :is(a[href], button:not([disabled]))`)
  )
}
