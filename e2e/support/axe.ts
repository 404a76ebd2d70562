import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** What axe can find in one theme and not in the other. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What axe finds on the page as it stands, save the rules that are `excepted`: each with the elements that break it. */
export function axeProblems(page: Page, ...excepted: string[]): Promise<string[]> {
  return problems(page, { rules: Object.fromEntries(excepted.map((rule) => [rule, { enabled: false }])) })
}

/** The same page in the other theme: tokens alone change, so all that differs there is colours. */
export async function axeProblemsInTheDark(page: Page): Promise<string[]> {
  await page.evaluate(() => document.body.classList.add('dark'))
  const found = await problems(page, { runOnly: ofColours })
  await page.evaluate(() => document.body.classList.remove('dark'))
  return found
}

async function problems(page: Page, asked: RunOptions): Promise<string[]> {
  const options: RunOptions = { ...asked, resultTypes: ['violations'] }
  // What fades in has no contrast of its own until it is there.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (asked: RunOptions) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(asked)
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, options)
}
