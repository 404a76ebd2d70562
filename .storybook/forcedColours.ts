import { expect } from 'vitest'
import { cdp } from 'vitest/browser'

const framed = 'input:not([type="radio"]), select, textarea, [role="dialog"], [role="alertdialog"], [role="menu"]'
const chosen =
  '[aria-current]:not([aria-current="false"]), [aria-selected="true"], [aria-pressed="true"], [data-slot="segmented"] label:has(:checked), [role="option"][data-active-item], [role="menuitem"][data-highlighted]'

/** Where the system takes the grounds and the shadows away, what is framed and what is chosen must still be seen to be. */
export async function holdInForcedColours() {
  if (findVisible(`${framed}, ${chosen}`).length === 0) return
  await forceColours('active')
  try {
    expect(
      findVisible(framed)
        .filter((element) => !hasEdge(element))
        .map(excerptOf),
      'without an edge in forced colours',
    ).toEqual([])
    expect(
      findVisible(chosen).filter(isLikeTheOthers).map(excerptOf),
      'chosen, and not to be told from others',
    ).toEqual([])
  } finally {
    await forceColours('none')
  }
}

export async function forceColours(value: 'active' | 'none') {
  await (cdp() as { send(method: string, params: unknown): Promise<unknown> }).send('Emulation.setEmulatedMedia', {
    // What is not named here is forgotten: a colour that is on its way would be taken for the one it comes from.
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })
}

function findVisible(selector: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true })
  })
}

/** Its own, or that of the frame which it shares with a button. */
function hasEdge(element: HTMLElement) {
  return [element, element.parentElement, element.parentElement?.parentElement].some((candidate) => {
    if (!candidate) return false
    const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(candidate)
    return (Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none') || outlineStyle !== 'none'
  })
}

function isLikeTheOthers(element: HTMLElement) {
  const group = element.closest(
    'ul, ol, nav, fieldset, [role="listbox"], [role="radiogroup"], [role="tablist"], [role="group"], [role="menu"]',
  )
  const others = [...(group?.querySelectorAll<HTMLElement>(element.tagName) ?? [])].filter(
    (other) => !other.matches(chosen),
  )
  return others.length > 0 && others.some((other) => look(other) === look(element))
}

/** All that forced colours leave to tell one from another; of what has no words, its width too. */
function look(element: HTMLElement) {
  return [element, ...element.querySelectorAll('*')]
    .map((part) => {
      const { color, borderTopWidth, borderColor, outlineStyle, textDecorationLine, width } = getComputedStyle(part)
      const border = borderTopWidth === '0px' ? 'none' : borderColor
      return [ground(part), color, border, outlineStyle, textDecorationLine, element.textContent === '' && width].join()
    })
    .join(' ')
}

/** The colour behind it, which is another's where it has none. */
function ground(part: Element): string {
  const { backgroundColor } = getComputedStyle(part)
  const isClear = backgroundColor.endsWith(', 0)')
  return isClear && part.parentElement !== null ? ground(part.parentElement) : backgroundColor
}

function excerptOf(element: HTMLElement) {
  return element.outerHTML.slice(0, 160)
}
