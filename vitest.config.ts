import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser, launchOptions } from './scripts/browser.ts'
import { looksAsOnRecord } from './scripts/testing/look-alike.ts'
import { uiFromSource } from './scripts/ui-source.ts'

/** A fresh one for each project: Vitest writes names into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  // Beside three other steps it has taken more than a minute to load.
  connectTimeout: 600_000,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: findBrowser() ?? undefined, ...launchOptions },
    contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
})

// A dependency found in the middle of a run reloads the page and fails an innocent test.
const optimizeDeps = {
  entries: ['packages/*/src/**/*.stories.tsx', '.storybook/preview.tsx'],
}

/** Storybook's plugin takes seconds to start: a run that names other projects goes without it. */
const mayDrawStories =
  !process.argv.includes('--project') || ['stories', 'pictures'].some((name) => process.argv.includes(name))

/** Every story, drawn, played and looked at by axe; in the dark, in forced colours and at 400 % zoom as it then stands. */
const stories = () => ({
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme: 'light' } })],
  optimizeDeps,
  test: {
    name: 'stories',
    // A frame for all: each story cleans up after itself, and a new one would load the whole library again.
    isolate: false,
    browser: browser(),
    setupFiles: ['.storybook/vitest.setup.ts'],
    testTimeout,
  },
})

/** The stories tagged `visual`, photographed in both themes at two widths. */
const pictures = () => ({
  // A composite repeats its component, landmarks and all: axe judges the stories themselves, not their group portrait.
  define: { 'import.meta.env.PICTURES': 'true' },
  plugins: [storybookTest({ configDir: '.storybook', tags: { include: ['visual'] } })],
  optimizeDeps,
  test: {
    name: 'pictures',
    isolate: false,
    setupFiles: ['.storybook/pictures.setup.ts'],
    hookTimeout: testTimeout,
    browser: {
      ...browser(),
      commands: { looksAsOnRecord },
      expect: {
        toMatchScreenshot: {
          // Until two shots are the same; the default of 5 s is short on a busy machine.
          timeout: 120_000,
          comparatorName: 'pixelmatch' as const,
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.0005 },
          resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
            join(root, 'packages/ui/pictures', `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
            join(root, '.data/pictures', `${arg}${ext}`),
        },
      },
    },
  },
})

/** Random data is the same in every run, and what must happen may take its time; `npm run fuzz` gives another seed. */
const setupFiles = ['fixed-seed', 'patience'].map((name) => join(import.meta.dirname, 'scripts/testing', `${name}.ts`))

/** Ends a test that hangs. An honest one has taken more than two minutes on two cores with a load of 12. */
const testTimeout = 600_000

/** What is polled comes when it comes: the default of one second is short on a busy machine. */
const patience = { poll: { timeout: 120_000 } }

/** Of every test that runs in Node: no test leaves anything behind in the modules that it shares with others. */
const inNode = { setupFiles, testTimeout, hookTimeout: testTimeout, expect: patience, isolate: false }

/** Every test of the server runs on both databases, unless a list below leaves it out of one. */
const apiTests = ['packages/api/{src,test}/**/*.test.ts']

/** Tests of the server that open no database: once is enough. */
const withoutDatabase = [
  'packages/api/test/pictures/*.test.ts',
  'packages/api/test/stores/{import-cost,import-fairness,live-feed,migration-rules,my-products,name-problem,notifier}.test.ts',
]

/**
 * What HTTP makes of an answer does not depend on the database, and is proved on a native PostgreSQL, as in production.
 * These tests also run on the embedded database, which has a single connection and ends with its process: each call once,
 * and what these two may change.
 */
const overHttpOnPglite =
  'access|backend|events|life|operator-command|process|product-files|row-queue|slow-readers|start-problem|statements|whole-lists|writes'

const notOnPglite = [
  `packages/api/test/http/!((${overHttpOnPglite}).test.ts)`,
  // Figures of a hundred thousand purchases, reckoned by the same PostgreSQL in both.
  'packages/api/test/stores/ruling.test.ts',
]

/** A process that is killed takes the embedded database with it; a native one stays, so that three files are enough. */
const notOnPostgres = [...withoutDatabase, 'packages/api/test/crash/!((imports|kill|outage).test.ts)']

/** Tests of the server, on the embedded database or on a native PostgreSQL. */
function api(name: string, database: 'pglite' | 'postgres') {
  return {
    test: {
      name,
      include: apiTests,
      exclude: database === 'postgres' ? notOnPostgres : notOnPglite,
      env: { TEST_DATABASE: database },
      globalSetup: ['packages/api/test/support/global.ts'],
      ...inNode,
    },
  }
}

/** Whole journeys in a browser, through the production build and a real stack. */
function journeys(name: string, include: string[], stack: string) {
  return {
    test: {
      name,
      include,
      globalSetup: [stack],
      setupFiles: ['e2e/support/each-visit.ts'],
      testTimeout,
      hookTimeout: testTimeout,
      // As long as a page is waited for.
      expect: patience,
      // The files of a worker share its modules, and with them the browser.
      isolate: false,
      maxWorkers: 2,
    },
  }
}

export default defineConfig({
  test: {
    // For a worker that ends, as its test file did: ten seconds are short on a busy machine.
    teardownTimeout: 120_000,
    projects: [
      {
        plugins: [uiFromSource()],
        test: {
          name: 'unit',
          include: ['packages/{trade,ui}/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          environment: 'node',
          ...inNode,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['packages/contract/test/**/*.test.ts'],
          ...inNode,
        },
      },
      {
        plugins: [uiFromSource()],
        test: {
          name: 'app',
          include: ['packages/app/test/**/*.test.ts'],
          ...inNode,
        },
      },
      {
        test: {
          name: 'host',
          include: ['packages/host/test/**/*.test.ts'],
          globalSetup: ['packages/host/test/support/build.ts'],
          ...inNode,
        },
      },
      journeys('journeys', ['e2e/{any,our}-server/*.test.ts'], 'e2e/support/our-stack.ts'),
      journeys('journeys-foreign', ['e2e/{any,foreign}-server/*.test.ts'], 'e2e/support/foreign-stack.ts'),
      journeys('walk', ['e2e/walk/*.test.ts'], 'e2e/support/our-stack.ts'),
      journeys('journeys-hasty', ['e2e/hasty-server/*.test.ts'], 'e2e/support/hasty-stack.ts'),
      api('api', 'pglite'),
      api('api-postgres', 'postgres'),
      ...(mayDrawStories ? [stories(), pictures()] : []),
    ],
  },
})
