// The browser engine of the journeys: `BROWSER`, which is chromium unless it is set.
import { chromium, firefox, webkit } from 'playwright'
import { ensureBrowser, launchOptions } from '../../scripts/browser.ts'

export function launchBrowser() {
  const { BROWSER = 'chromium' } = process.env
  if (BROWSER === 'firefox') return firefox.launch()
  if (BROWSER === 'webkit') return webkit.launch()
  if (BROWSER !== 'chromium') throw new Error(`BROWSER is ${BROWSER}: set it to chromium, firefox or webkit.`)
  // Not by a route: with one, every request asks the test for permission, and the browser stores nothing for the next page.
  const thisMachine = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'
  // The pages of a visitor share a process. Otherwise each page switches processes once, which takes a fifth longer.
  const oneProcess = '--renderer-process-limit=1'
  return chromium.launch({
    executablePath: ensureBrowser(),
    ...launchOptions,
    args: [...launchOptions.args, thisMachine, oneProcess],
  })
}
