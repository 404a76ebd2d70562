import type { Browser } from 'playwright'

/** Checks that the gallery of the welcome page finds components and guides by their other names, and leads to them. */
export async function checkGallery(browser: Browser, url: string) {
  const others = { modal: 'Dialog', chip: 'Tag', dropdown: 'Select', autocomplete: 'Combobox', i18n: 'Language' }
  const page = await browser.newPage()
  page.setDefaultTimeout(600_000)
  await page.goto(`${url}?path=/docs/foundations-welcome--docs`)
  const welcome = page.frameLocator('#storybook-preview-iframe')
  const search = welcome.getByRole('searchbox', { name: 'Find a component' })
  try {
    for (const [word, name] of Object.entries(others)) {
      await search.fill(word)
      await welcome.getByRole('link', { name, exact: true }).waitFor()
    }
    await search.fill('modal')
    await welcome.getByRole('link', { name: 'Dialog', exact: true }).click()
    await page.waitForURL('**/?path=/docs/primitives-overlays-dialog--docs')
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.log(`✗ the gallery of components\n  ${error}`)
    return { passed: 0, failed: 1 }
  }
}
