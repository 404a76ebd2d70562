// What a server that renders pages gives and gets: the types of `render`, which itself is a part of the build.
import type { Language } from '../../platform/i18n/languages.ts'
import type { Config } from '../../platform/settings.ts'
import type { SessionHint } from '../../session/session-hint.ts'
import type { PageData } from './page-data.ts'

export type RenderRequest = {
  /** The address on this site, in that language: a path and what follows it. */
  path: string
  language: Language
  origin: string
  config: Config
  /** Where the server finds the api. */
  host: string
  hint: SessionHint
  /** Sent with each question to the api. */
  headers: Record<string, string>
}

export type RenderResult = {
  status: number
  /** Titles, descriptions and the like, which stand in the head. */
  head: string
  body: string
  page: PageData
  /** What went wrong in our own code, for the log. Readers see a page that says so, or the page without that part. */
  errors: unknown[]
}
