// What a rendered page brings to the browser beside its HTML, as JSON in the document.
import type { HydrationState } from 'react-router-dom'
import type { BroughtAnswers } from '../../platform/cache.ts'
import type { Config } from '../../platform/settings.ts'
import type { SessionHint } from '../../session/session-hint.ts'

export type PageData = BroughtAnswers & {
  /** The address it was rendered for. */
  path: string
  loaderData: NonNullable<HydrationState['loaderData']>
}

export type DocumentData = { config: Config; origin: string; page?: PageData; hint?: SessionHint }

export const dataId = 'arot-data'

/** Absent on a static host, whose one document knows nothing. */
export function readDocumentData(): DocumentData | null {
  const json = document.getElementById(dataId)?.textContent
  return json ? JSON.parse(json) : null
}

/** JSON that can stand in a document: nothing in it ends the element it stands in. */
export function asJson(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
