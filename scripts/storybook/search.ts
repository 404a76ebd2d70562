import type { Browser, Locator } from 'playwright'

/** Other names of components and guides, and what they must lead to. */
const others = { modal: 'Dialog', chip: 'Tag', dropdown: 'Select', autocomplete: 'Combobox', i18n: 'Language' }

/**
 * Checks that the gallery of the welcome page and the search of the sidebar find pages by their other names, and lead
 * there.
 */
export async function checkSearch(browser: Browser, url: string) {
  const page = await browser.newPage()
  page.setDefaultTimeout(600_000)
  const welcome = page.frameLocator('#storybook-preview-iframe')

  async function gallery() {
    const search = welcome.getByRole('searchbox', { name: 'Find a component' })
    await findAll(search, (name) => welcome.getByRole('link', { name, exact: true }))
  }

  async function sidebar() {
    const search = page.getByRole('searchbox', { name: 'Search for components' })
    await findAll(search, (name) => page.getByRole('option', { name: new RegExp(`/ ${name}$`) }))
  }

  async function findAll(search: Locator, result: (name: string) => Locator) {
    for (const [word, name] of Object.entries(others)) {
      await search.fill(word)
      await result(name).first().waitFor()
    }
    await search.fill('modal')
    await result('Dialog').first().click()
    await page.waitForURL(/path=\/docs\/primitives-overlays-dialog--docs/)
  }

  let passed = 0
  for (const check of [gallery, sidebar]) {
    try {
      await page.goto(`${url}?path=/docs/foundations-welcome--docs`)
      await check()
      passed += 1
    } catch (error) {
      console.log(`✗ the search of the ${check.name}\n  ${error}`)
    }
  }
  return { passed, failed: 2 - passed }
}
