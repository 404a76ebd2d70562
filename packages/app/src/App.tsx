import { pictureSources } from '@arot/contract'
import { ArotProvider } from '@arot/ui/ArotProvider'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { languages } from './platform/i18n/languages.ts'
import { Ready } from './platform/ready.ts'
import { onErrorRetry } from './platform/retry.ts'
import { SiteContext } from './platform/site.ts'
import { type Visit, VisitContext } from './session/visit.ts'
import { Announcements } from './shell/Announcements.tsx'
import { AppLink } from './shell/boot/AppLink.tsx'
import { openOver } from './shell/boot/backCloses.ts'

// Loaders decide when to refetch. The hooks follow focus, reconnection and writes.
const reading = { revalidateIfStale: false, onErrorRetry }

export type AppProps = {
  visit: Visit
  /** The browser's router or the server's. */
  children: ReactNode
}

/** The providers around all pages, in the browser and on the server. */
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

/** Pictures of the demo catalogue are cutouts without a background. Pictures that suppliers upload are photographs. */
const isCutout = (src: string) => /\/pictures\/[^/]+\.(webp|svg)$/.test(src)
