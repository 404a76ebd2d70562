/** The first thing to fill in, past what can only be read; without one, the first thing to press but the close button. */
export function firstToDo(dialog: HTMLElement, name: 'dialog' | 'drawer') {
  // What is hidden cannot take the focus, and would leave it behind the dialog.
  const within = (selector: string) =>
    Array.from(dialog.querySelectorAll<HTMLElement>(selector)).find((element) => element.checkVisibility?.() ?? true)
  return (
    within(
      `[data-slot="${name}-body"] :is(input, select, textarea):not([readonly], [disabled], [type="hidden"], [tabindex="-1"])`,
    ) ?? within(`:is([data-slot="${name}-body"], [data-slot="${name}-footer"]) :is(a[href], button:not([disabled]))`)
  )
}
