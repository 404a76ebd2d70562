import axe from 'axe-core'
import type { Page } from 'playwright'

/** What axe finds on the page as it stands, save the rules that are `excepted`: each with the elements that break it. */
export async function axeProblems(page: Page, ...excepted: string[]): Promise<string[]> {
  // What fades in has no contrast of its own until it is there.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  await page.evaluate(axe.source)
  return page.evaluate(async (off) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run({ rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])) })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, excepted)
}
