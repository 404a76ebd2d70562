import axe from 'axe-core'
import { expect } from 'vitest'

/** What axe can find in one theme and not in the other. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What a story has come to is judged once more in the dark: all that differs there is colours, for tokens alone change. */
export async function holdInTheDark() {
  const wasDark = document.body.classList.contains('dark')
  document.body.classList.add('dark')
  const { violations } = await axe.run(document.body, { runOnly: ofColours, resultTypes: ['violations'] })
  document.body.classList.toggle('dark', wasDark)
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    'in the dark',
  ).toEqual([])
}
