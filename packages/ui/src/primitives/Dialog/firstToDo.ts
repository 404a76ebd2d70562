/** The first thing to fill in, past what can only be read; without one, the first thing to press but the close button. */
export function firstToDo(dialog: HTMLElement) {
  const within = (selector: string) => dialog.querySelector<HTMLElement>(selector)
  return (
    within('[data-slot="dialog-body"] :is(input, select, textarea):not([readonly], [disabled], [type="hidden"])') ??
    within(':is([data-slot="dialog-body"], [data-slot="dialog-footer"]) :is(a[href], button)')
  )
}
