import { expect } from 'vitest'

const open = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [data-slot="toast"])'

/** 1280 px at 400 % zoom are 320 px: nothing may then stick out to the side of the page, or of what is open above it. */
export async function holdAtFourHundredPercent() {
  const { style } = window.frameElement as HTMLElement
  const { width, height } = style
  // The frame alone: to size the browser's window too takes longer.
  Object.assign(style, { width: '320px', height: '640px' })
  try {
    expect(document.documentElement.scrollWidth, 'width of the page at 400 % zoom').toBeLessThanOrEqual(320)
    // What is open finds its new place in its own time.
    await expect.poll(outOfReach, { message: 'what is open, at 400 % zoom' }).toEqual([])
  } finally {
    Object.assign(style, { width, height })
  }
}

/** What is open above the page does not widen it, so what sticks out has to be looked for. */
function outOfReach() {
  return [...document.querySelectorAll(`${open}, ${open} *`)]
    .filter(isOut)
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

function isOut(element: Element) {
  const { left, right, width } = element.getBoundingClientRect()
  return width > 1 && (left < 0 || right > 320)
}
