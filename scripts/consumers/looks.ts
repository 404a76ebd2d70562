// Reads every computed style of every element in a part of a page.
import type { Page } from 'playwright'

/** The styles of each element, by its position in the page. */
export type Look = Record<string, Record<string, string>>

export function lookOf(page: Page, selector: string): Promise<Look> {
  return page.evaluate((within) => {
    // These depend on earlier layout, or contain names that a compiler generated.
    const passing = /^(perspective-origin|transform-origin|transition-property|-webkit-locale)$/
    const look: Record<string, Record<string, string>> = {}
    const nameOf = (element: Element): string => {
      if (element.matches(within) || !element.parentElement) return `[${element.getAttribute('data-slot')}]`
      const place = [...element.parentElement.children].indexOf(element)
      const own = `${element.tagName.toLowerCase()}[${element.getAttribute('data-slot') ?? place}]`
      return `${nameOf(element.parentElement)} ${own}`
    }
    for (const part of document.querySelectorAll(within)) {
      // Only the svg element itself: box styles mean nothing inside a drawing.
      for (const element of [part, ...part.querySelectorAll(':not(svg *)')]) {
        const styles = getComputedStyle(element)
        const all = [...styles].filter((name) => !name.startsWith('--') && !passing.test(name))
        // React numbers its generated ids, and the numbers differ between hosts.
        const value = (name: string) => styles.getPropertyValue(name).replace(/_r_\w+_/g, '_r_')
        look[nameOf(element)] = Object.fromEntries(all.map((name) => [name, value(name)]))
      }
    }
    return look
  }, selector)
}

/** Describes the first differences between two looks. */
export function differences(expected: Look, found: Look) {
  const lines = Object.entries(expected).flatMap(([element, styles]) =>
    Object.entries(styles)
      .filter(([name, value]) => found[element]?.[name] !== value)
      .map(([name, value]) => `${element}: ${name} is ${found[element]?.[name]}, not ${value}`),
  )
  const missing = Object.keys(found).filter((element) => !expected[element])
  return [...lines, ...missing.map((element) => `${element} is there, and should not`)].slice(0, 12)
}
