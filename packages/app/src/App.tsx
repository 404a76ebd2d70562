import { pictureSources } from '@arot/contract'
import { ArotProvider } from '@arot/ui/ArotProvider'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { languages } from './platform/i18n/languages.ts'
import { useReady } from './platform/ready.ts'
import { onErrorRetry } from './platform/retry.ts'
import { SiteContext } from './platform/site.ts'
import { type Visit, VisitContext } from './session/visit.ts'
import { Announcements } from './shell/Announcements.tsx'
import { AppLink } from './shell/boot/AppLink.tsx'
import { openOver } from './shell/boot/backCloses.ts'

// The loaders decide when something is asked again; the hooks follow focus, reconnection and writes.
const reading = { revalidateIfStale: false, onErrorRetry }

export type AppProps = {
  visit: Visit
  /** The router of the browser, or of the server. */
  children: ReactNode
}

/** What is around all pages, in the browser and on the server alike. */
export function App({ visit, children }: AppProps) {
  const { config, origin, language, words, data } = visit
  const locale = languages[language].locale ?? config.locale
  return (
    <VisitContext value={visit}>
      <SiteContext value={{ config, origin, language, locale }}>
        <ArotProvider
          link={AppLink}
          currency={config.currency}
          locale={locale}
          messages={words?.library}
          isCutout={isCutout}
          pictureSources={pictureSources}
          onOverlay={openOver}
          mark={config.brandMark ? <img src={config.brandMark} alt="" /> : null}
        >
          <SWRConfig value={{ ...reading, provider: data.provider }}>
            <Announcements>{children}</Announcements>
          </SWRConfig>
          <Ready />
        </ArotProvider>
      </SiteContext>
    </VisitContext>
  )
}

/** The demo catalogue's pictures stand free on their ground; whatever else suppliers bring are photographs. */
const isCutout = (src: string) => /\/pictures\/[^/]+\.(webp|svg)$/.test(src)

/** On its own, so that nothing else is drawn again for it. */
function Ready() {
  useReady()
  return null
}
