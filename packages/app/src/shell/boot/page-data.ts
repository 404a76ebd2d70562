// The data of a rendered page, as JSON in its document.
import type { HydrationState } from 'react-router-dom'
import type { BroughtAnswers } from '../../platform/cache.ts'
import type { Config } from '../../platform/settings.ts'
import type { SessionHint } from '../../session/session-hint.ts'

export type PageData = BroughtAnswers & {
  /** The address that the page was rendered for. */
  path: string
  loaderData: NonNullable<HydrationState['loaderData']>
}

export type DocumentData = { config: Config; origin: string; page?: PageData; hint?: SessionHint }

export const dataId = 'arot-data'

/** `null` on a static host, which has one document for all pages. */
export function readDocumentData(): DocumentData | null {
  const json = document.getElementById(dataId)?.textContent
  return json ? JSON.parse(json) : null
}

/** Escapes `<`, so that no text can end the script element around the JSON. */
export function asJson(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
