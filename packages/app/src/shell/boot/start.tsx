import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from '../../App.tsx'
import { browserStore } from '../../platform/cache.ts'
import { isComeBackTo } from '../../platform/firstSight.ts'
import { type Language, languageAt, languages } from '../../platform/i18n/languages.ts'
import { setLookup } from '../../platform/i18n/words.ts'
import { loadWithRetry } from '../../platform/lazy.tsx'
import { pagesBefore } from '../../platform/paged.ts'
import type { Config, Settings } from '../../platform/settings.ts'
import { nextTask } from '../../platform/tasks.ts'
import { readHint } from '../../session/session-hint.ts'
import { createVisit } from '../../session/visit.ts'
import { followBack } from './backCloses.ts'
import { loadMatched } from './loadMatched.tsx'
import { nameEntry } from './nameEntry.ts'
import { notifyNewSubscribers } from './notifyNewSubscribers.ts'
import { type PageData, readDocumentData } from './page-data.ts'
import { createRoutes } from './router.tsx'
import { startQuietly } from './startup.ts'

const brought = readDocumentData()

void start()

/**
 * Starts in several tasks: on a slow processor each takes a noticeable time, and the page can paint in between. As
 * one task, the long tasks of a page took 0.1 to 0.2 s longer.
 */
async function start() {
  const config = await loadConfig()
  const root = document.getElementById('root') as HTMLElement
  const language = languageAt(location.pathname)
  const words = await wordsOf(language)
  const basename = languages[language].prefix || '/'
  await nextTask()
  const visit = createVisit({
    config,
    origin: brought?.origin ?? location.origin,
    language,
    words,
    store: browserStore(),
    // Without a rendered page the browser's own hint is used.
    hint: brought?.page ? brought.hint : readHint(),
  })
  const routes = createRoutes(visit)
  const page = fitting(brought?.page)
  if (page) {
    visit.data.receive(page)
    await loadMatched(routes, basename)
    await nextTask()
  }
  // Without hydration data the router restores the scroll position at its first render. That is too early for a page
  // that still loads, and right for one that is rendered completely.
  const isRerendered = page !== brought?.page
  const hydrationData = isRerendered ? undefined : { loaderData: page?.loaderData ?? {} }
  nameEntry()
  const router = notifyNewSubscribers(followBack(() => createBrowserRouter(routes, { basename, hydrationData })))
  const app = (
    <StrictMode>
      <App visit={visit}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  )
  if (page) startTransition(() => void hydrateRoot(root, app))
  else if (isRerendered) void import('./rerenderPage.ts').then(({ rerenderPage }) => rerenderPage(root, app, router))
  else createRoot(root).render(app)
  startQuietly(visit)
}

/** A rendered page has only the first page of a list, which is too short for a reader who returns to a longer one. */
function fitting(page: PageData | undefined) {
  return isComeBackTo() && page?.answers.some(([key]) => pagesBefore(key) > 1) ? undefined : page
}

/** English texts are in the code. A page in another language cannot hydrate without its texts. */
async function wordsOf(language: Language) {
  if (language === 'en') return undefined
  document.documentElement.lang = language
  const { bengali } = await loadWithRetry(() => import('../../platform/i18n/bengali.ts'))
  setLookup(() => bengali.app)
  return bengali
}

/** The settings from the app's server, or on a static host from the build. */
async function loadConfig(): Promise<Config> {
  if (brought) return brought.config
  const { readConfig } = await import('../../platform/settings.ts')
  try {
    return readConfig(import.meta.env as Settings)
  } catch (error) {
    // The app cannot run: show why to the person who set it up.
    document.body.textContent = String(error)
    throw error
  }
}
