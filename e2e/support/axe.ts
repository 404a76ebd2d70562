import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** The axe rules whose result depends on the theme. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** The axe violations of the page with their elements, without the `excepted` rules. */
export function axeProblems(page: Page, ...excepted: string[]): Promise<string[]> {
  return problems(page, { rules: Object.fromEntries(excepted.map((rule) => [rule, { enabled: false }])) })
}

/** The same page in the other theme. Only tokens change, so only the rules about colours are checked. */
export async function axeProblemsInTheDark(page: Page): Promise<string[]> {
  await page.evaluate(() => document.body.classList.add('dark'))
  const found = await problems(page, { runOnly: ofColours })
  await page.evaluate(() => document.body.classList.remove('dark'))
  return found
}

async function problems(page: Page, asked: RunOptions): Promise<string[]> {
  const options: RunOptions = { ...asked, resultTypes: ['violations'] }
  // Waits for animations, because an element that fades in has no final contrast yet.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (asked: RunOptions) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(asked)
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, options)
}
