// What a browser makes of a page: every computed style of every element of a part of it.
import type { Page } from 'playwright'

/** One string an element: its place and all its styles, which makes two looks comparable line by line. */
export type Look = Record<string, Record<string, string>>

export function lookOf(page: Page, selector: string): Promise<Look> {
  return page.evaluate((within) => {
    // The browser's own record of what moved, and names that only a compiler chose.
    const passing = /^(perspective-origin|transform-origin|transition-property|-webkit-locale)$/
    const look: Record<string, Record<string, string>> = {}
    const nameOf = (element: Element): string => {
      if (element.matches(within) || !element.parentElement) return `[${element.getAttribute('data-slot')}]`
      const place = [...element.parentElement.children].indexOf(element)
      const own = `${element.tagName.toLowerCase()}[${element.getAttribute('data-slot') ?? place}]`
      return `${nameOf(element.parentElement)} ${own}`
    }
    for (const part of document.querySelectorAll(within)) {
      // Of a drawing only where it stands: what a page says of boxes means nothing inside of one.
      for (const element of [part, ...part.querySelectorAll(':not(svg *)')]) {
        const styles = getComputedStyle(element)
        const all = [...styles].filter((name) => !name.startsWith('--') && !passing.test(name))
        // React counts on in the names that it makes, and another host has counted others before.
        const value = (name: string) => styles.getPropertyValue(name).replace(/_r_\w+_/g, '_r_')
        look[nameOf(element)] = Object.fromEntries(all.map((name) => [name, value(name)]))
      }
    }
    return look
  }, selector)
}

/** The first few things in which two looks differ, in words. */
export function differences(expected: Look, found: Look) {
  const lines = Object.entries(expected).flatMap(([element, styles]) =>
    Object.entries(styles)
      .filter(([name, value]) => found[element]?.[name] !== value)
      .map(([name, value]) => `${element}: ${name} is ${found[element]?.[name]}, not ${value}`),
  )
  const missing = Object.keys(found).filter((element) => !expected[element])
  return [...lines, ...missing.map((element) => `${element} is there, and should not`)].slice(0, 12)
}
