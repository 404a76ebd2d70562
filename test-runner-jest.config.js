import { getJestConfig } from '@storybook/test-runner'
import { findBrowser, launchOptions } from './scripts/browser.ts'

const config = getJestConfig()

/** Found by the test-runner under this name: its own settings, in the browser of this machine. */
export default {
  ...config,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: findBrowser() ?? undefined, ...launchOptions },
      contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
    },
  },
}
