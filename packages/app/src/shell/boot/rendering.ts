// The types of `render`, for the server that imports it from the build.
import type { Language } from '../../platform/i18n/languages.ts'
import type { Config } from '../../platform/settings.ts'
import type { SessionHint } from '../../session/session-hint.ts'
import type { PageData } from './page-data.ts'

export type RenderRequest = {
  /** The path and query in this language. */
  path: string
  language: Language
  origin: string
  config: Config
  /** The address of the api for the server. */
  host: string
  hint: SessionHint
  /** Sent with each request to the api. */
  headers: Record<string, string>
}

export type RenderResult = {
  status: number
  /** The title, the description and other elements of the head. */
  head: string
  body: string
  page: PageData
  /** Errors in our own code, for the log. Readers see an error page, or the page without that part. */
  errors: unknown[]
}
