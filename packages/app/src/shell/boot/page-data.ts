// What a rendered page brings to the browser beside its HTML, as JSON in the document.
import type { HydrationState } from 'react-router-dom'
import type { BroughtAnswers } from '../../platform/cache.ts'
import type { Config } from '../../platform/settings.ts'
import type { Seeming } from '../../session/seeming.ts'

export type PageData = BroughtAnswers & {
  /** The address it was rendered for. */
  path: string
  loaderData: NonNullable<HydrationState['loaderData']>
}

export type DocumentData = { config: Config; origin: string; page?: PageData; seems?: Seeming }

export const dataId = 'arot-data'

/** Absent on a static host, whose one document knows nothing. */
export function readDocumentData(): DocumentData | null {
  const told = document.getElementById(dataId)?.textContent
  return told ? JSON.parse(told) : null
}

/** JSON that can stand in a document: nothing in it ends the element it stands in. */
export function asJson(value: unknown) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
