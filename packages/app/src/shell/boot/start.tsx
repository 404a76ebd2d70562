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
 * In several tasks: on a slow processor each takes as long as a reader notices, and the page goes on drawing between. As
 * one, a page's long tasks took 0.1 to 0.2 s longer.
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
    // Where nothing was rendered the browser itself says it.
    hint: brought?.page ? brought.hint : readHint(),
  })
  const routes = createRoutes(visit)
  const page = fitting(brought?.page)
  if (page) {
    visit.data.receive(page)
    await loadMatched(routes, basename)
    await nextTask()
  }
  // Given no data at all, the router looks for the place that was left as soon as it is drawn: too early for a page that
  // is still to come, and right for one that is drawn as a whole.
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

/** English stands where it is said. Of a page in another language nothing can be taken over without its words. */
async function wordsOf(language: Language) {
  if (language === 'en') return undefined
  document.documentElement.lang = language
  const { bengali } = await loadWithRetry(() => import('../../platform/i18n/bengali.ts'))
  setLookup(() => bengali.app)
  return bengali
}

/** As the app's server read them, or on a purely static host as they were at the build. */
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
